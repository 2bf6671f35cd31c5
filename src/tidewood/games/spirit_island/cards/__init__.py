"""Powers, Fear and Blight cards, by set."""
