"""How the documentation becomes a site: `make docs`."""

from __future__ import annotations

import biberbau

project = "Biberbau"
author = "the Biberbau authors"
version = release = biberbau.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinx_copybutton"]
needs_sphinx = "8.2"

myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
"""Headings can be linked as on a page of a code host."""

default_role = "code"
"""Docstrings quote code as Markdown does."""
autoclass_content = "both"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = "Biberbau"
html_show_copyright = False
html_show_sourcelink = False
copybutton_prompt_text = r">>> |\.\.\. |\$ "
copybutton_prompt_is_regexp = True
