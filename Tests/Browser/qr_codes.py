"""Reads QR codes as another device does, by a reader that has nothing in common with what draws them."""

import base64
import io

import numpy
import zxingcpp
from PIL import Image

# A browser that reads QR codes, as those of phones do; what its camera sees is read by `testRead`.
DETECTOR = """
  globalThis.BarcodeDetector = class {
    static async getSupportedFormats() { return ['code_128', 'qr_code']; }
    async detect(video) {
      const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
      canvas.getContext('2d').drawImage(video, 0, 0);
      const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
      return (await testRead(btoa(String.fromCharCode(...bytes)))).map((rawValue) => ({ rawValue }));
    }
  };
"""


def read(png):
    """What the QR codes of a picture say."""
    return [found.text for found in zxingcpp.read_barcodes(pixels(png), formats=zxingcpp.BarcodeFormat.QRCode)]


def pixels(png):
    return numpy.array(Image.open(io.BytesIO(png)).convert("RGB"))


def read_by_camera(text):
    return read(base64.b64decode(text))


def film(png, path):
    """What a camera sees that looks at a picture: a film of one frame, which Chromium takes for its camera's."""
    seen = Image.new("L", (640, 480), 120)
    picture = Image.open(io.BytesIO(png)).convert("L")
    picture.thumbnail((420, 420))
    seen.paste(picture, (110, 30))
    grey = bytes([128]) * (640 * 480 // 2)
    frame = b"FRAME\n" + seen.tobytes() + grey
    path.write_bytes(b"YUV4MPEG2 W640 H480 F10:1 Ip A1:1 C420jpeg\n" + frame * 10)
    return path
