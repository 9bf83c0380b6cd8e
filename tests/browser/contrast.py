"""Texts that stand out too little from what lies under them.

Over a plain ground that follows from the styles.  Where a picture, a gradient or another element lies beneath, it is
measured: the page is photographed with its letters, without them and with them again, and each letter is held against
the very pixels that it covers.
"""

from __future__ import annotations

import base64

from playwright.sync_api import Page

from tests.browser.painting import painted

JUDGE = """() => {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const read = (colour) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data;
    return { channels: [red, green, blue], alpha: alpha / 255 };
  };
  const over = ({ channels, alpha }, below) => channels.map((value, at) => value * alpha + below[at] * (1 - alpha));
  const light = (channels) => {
    const [red, green, blue] = channels.map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (ink, ground) => {
    const [bright, dark] = [light(over(ink, ground)), light(ground)].sort((first, second) => second - first);
    return (bright + 0.05) / (dark + 0.05);
  };
  /* The ground under an element; null where it has to be measured. */
  const groundOf = (element) => {
    const layers = [];
    for (let at = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.backgroundImage !== 'none' || style.opacity !== '1') return null;
      const drawn = (one) => one.matches('svg') && getComputedStyle(one).position === 'absolute';
      if ([...at.children].some(drawn)) return null;
      const layer = read(style.backgroundColor);
      if (layer.alpha > 0) layers.push(layer);
      if (layer.alpha === 1) return layers.reverse().reduce((below, top) => over(top, below), [255, 255, 255]);
      if (style.position === 'absolute' || style.position === 'fixed') return null;
    }
    return null;
  };
  /* What only screen readers are told, and what lies behind a sheet. */
  const front = document.querySelector('dialog:modal');
  const unseen = (element) => {
    for (let at = element; at; at = at.parentElement) if (getComputedStyle(at).clipPath !== 'none') return true;
    return front && !front.contains(element);
  };
  const judge = () => {
    const found = [];
    const unsure = [];
    let judged = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent.trim();
      if (!text || element.closest('svg, option, [disabled]')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || unseen(element)) continue;
      const style = getComputedStyle(element);
      const size = parseFloat(style.fontSize);
      const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
      const [ink, ground, name] = [read(style.color), groundOf(element), text.slice(0, 40)];
      if (ground) {
        judged += 1;
        const reached = contrast(ink, ground);
        if (reached < least) found.push(`${name}: ${reached.toFixed(2)}`);
      } else {
        for (let at = element; at; at = at.parentElement) ink.alpha *= Number(getComputedStyle(at).opacity);
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        unsure.push({ name, ink, least, boxes: [...range.getClientRects()] });
      }
    }
    return { found, judged, unsure };
  };
  const { found, judged, unsure } = judge();
  /* Letters are what differs between pictures of the page with them, without and with again. */
  const pixels = async (base64) => {
    const letters = atob(base64);
    const bytes = new Uint8Array(letters.length);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = letters.charCodeAt(at);
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = picture;
    const canvas = new OffscreenCanvas(width, height);
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    brush.drawImage(picture, 0, 0);
    return { width, height, data: brush.getImageData(0, 0, width, height).data };
  };
  window.measureTexts = async (pictures) => {
    const [drawn, under, again] = await Promise.all(pictures.map(pixels));
    /* Many thousand pixels are looked at, so nothing is made for one that is no letter. */
    const differ = (one, other, pixel, by) =>
      Math.abs(one.data[pixel] - other.data[pixel]) > by ||
      Math.abs(one.data[pixel + 1] - other.data[pixel + 1]) > by ||
      Math.abs(one.data[pixel + 2] - other.data[pixel + 2]) > by;
    const still = new Set(judge().unsure.map((one) => JSON.stringify(one)));
    const tooPale = [];
    let measured = 0;
    for (const one of unsure) {
      /* What has changed meanwhile is nowhere whole on the pictures. */
      if (!still.has(JSON.stringify(one))) continue;
      const { name, ink, least, boxes } = one;
      const reached = [];
      for (const { left, top, right, bottom } of boxes)
        for (let y = Math.max(0, Math.floor(top)); y < Math.min(under.height, bottom); y += 1)
          for (let x = Math.max(0, Math.floor(left)); x < Math.min(under.width, right); x += 1) {
            const pixel = (y * under.width + x) * 4;
            if (differ(drawn, under, pixel, 24) && !differ(drawn, again, pixel, 2))
              reached.push(contrast(ink, [...under.data.slice(pixel, pixel + 3)]));
          }
      if (!reached.length) continue;
      measured += 1;
      /* A stroke of a grain or an edge that a letter touches does not make it pale. */
      const worst = reached.sort((one, other) => one - other)[Math.floor(reached.length / 10)];
      if (worst < least) tooPale.push(`${name}: ${worst.toFixed(2)}, measured`);
    }
    return { found: tooPale, judged: measured };
  };
  return { found, judged, unsure: unsure.length };
}"""

WITHOUT_LETTERS = """(wanted) => {
  document.adoptedStyleSheets = [];
  if (!wanted) return;
  const style = new CSSStyleSheet();
  style.replaceSync(`*, ::before, ::after { color: transparent !important; transition: none !important;
    -webkit-text-fill-color: transparent !important; caret-color: transparent !important }`);
  document.adoptedStyleSheets.push(style);
}"""


def photograph(page: Page) -> str:
    """What the screen shows, as a picture in letters."""
    return base64.b64encode(page.screenshot(animations="disabled")).decode()


def pale_texts(page: Page) -> list[str]:
    """Texts that stand out too little; those over pictures where they are on screen."""
    with painted(page):
        answer = page.evaluate(JUDGE)
        judged, found = answer["judged"], answer["found"]
        if answer["unsure"]:
            pictures = []
            for without_letters in (False, True, False):
                page.evaluate(WITHOUT_LETTERS, without_letters)
                pictures.append(photograph(page))
            measured = page.evaluate("(pictures) => window.measureTexts(pictures)", pictures)
            judged += measured["judged"]
            found += measured["found"]
    assert judged > 0, "the page has no texts at all"
    return list(found)
