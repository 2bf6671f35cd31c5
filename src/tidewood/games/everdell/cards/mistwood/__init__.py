"""The cards of Mistwood's modules."""
