"""The modules of Mistwood: ability cards, legendary cards, what is set up for them."""
