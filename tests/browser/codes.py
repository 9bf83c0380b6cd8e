"""What a camera reads off a page."""

from __future__ import annotations

import base64

import numpy as np
from playwright.sync_api import Locator

from tests.browser.painting import painted
from tests.link_codes import read_code

GREY = """async (base64) => {
  const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const brush = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  brush.drawImage(picture, 0, 0);
  const { data } = brush.getImageData(0, 0, picture.width, picture.height);
  const pixels = Array.from({ length: picture.width * picture.height }, (_, index) => data.subarray(index * 4));
  return { width: picture.width, greys: pixels.map(([red, green, blue]) => Math.round((red + green + blue) / 3)) };
}"""


def code_on(shown: Locator) -> str:
    """What the code says that is shown there."""
    with painted(shown.page):
        photograph = base64.b64encode(shown.screenshot(animations="disabled")).decode()
    answer = shown.page.evaluate(GREY, photograph)
    return read_code(np.array(answer["greys"], np.uint8).reshape(-1, answer["width"]))
