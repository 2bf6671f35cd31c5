"""What can be done, one subject a file."""
