#!/bin/bash
# Encodes ../webp/ as ../avif/, in the same sizes:  ./avif.sh SHOT...   (without a shot: all that are missing).
# Each size is made from the 1200 px file, so that it loses little detail twice.
cd "$(dirname "$0")"; IN=../webp; OUT=../avif; mkdir -p "$OUT" work
[ $# -gt 0 ] || set -- $(for f in $IN/*.webp; do s=$(basename $f .webp); case $s in *-400|*-800) ;; *) [ -s $OUT/$s.avif ] || echo $s;; esac; done)
encode() { # SHOT WIDTH NAME: with the quality at which it is smaller than the WebP file
  cwebp -quiet -lossless -z 0 -resize $2 0 work/$1.full.png -o work/$1.$2.webp && dwebp -quiet work/$1.$2.webp -o work/$1.$2.png || return
  for level in 27 31 35 39; do
    avifenc -s 4 -j 1 -y 420 --min $((level - 6)) --max $((level + 6)) -a end-usage=q -a cq-level=$level -a tune=ssim work/$1.$2.png work/$1.$2.avif > /dev/null || return
    [ $(stat -c %s work/$1.$2.avif) -ge $(stat -c %s $IN/$3.webp) ] || break
  done
  mv work/$1.$2.avif $OUT/$3.avif
}
shot() {
  dwebp -quiet $IN/$1.webp -o work/$1.full.png
  { encode $1 400 $1-400 && encode $1 800 $1-800 && encode $1 1200 $1; } || echo "FAILED $1"
  rm -f work/$1.full.png work/$1.{400,800,1200}.{webp,png}
}
for s; do
  shot $s &
  while [ $(jobs -rp | wc -l) -ge ${TH:-2} ]; do wait -n; done
done
wait
