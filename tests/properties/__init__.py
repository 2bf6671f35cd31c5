"""Promises that every game keeps, for whoever tests one."""
