"""Phantomia, the automated opponent of Mistwood, for one or two people. [PH-GAME-01 to PH-GAME-10]"""
