"""Games from outside the tree, as packages of strangers offer them."""
