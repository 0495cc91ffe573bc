#!/bin/bash
# Draws the logos of the demo businesses, logos/NAME.svg, as ../webp/logo-NAME.webp and ../avif/logo-NAME.avif, 360 px wide.
# Needs Chromium (CHROMIUM_PATH), webp and libavif.
set -e
cd "$(dirname "$0")"; mkdir -p work
for drawing in logos/*.svg; do
  name=$(basename "$drawing" .svg)
  page=work/$name.html
  echo "<style>*{margin:0}img{display:block;width:360px;height:240px}</style><img src=../$drawing>" > "$page"
  "${CHROMIUM_PATH:-chromium}" --headless --no-sandbox --hide-scrollbars --window-size=360,240 \
    --screenshot="work/$name.png" "$page" 2> /dev/null
  cwebp -quiet -lossless "work/$name.png" -o "../webp/logo-$name.webp"
  avifenc -s 4 -j 1 --min 10 --max 20 "work/$name.png" "../avif/logo-$name.avif" > /dev/null
done
