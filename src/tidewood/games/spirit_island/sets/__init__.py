"""What is in each box: one file for each, which names all that lies in its folders."""
