#!/bin/bash
# Renders shots into ../webp/:  ./make.sh SHOT...   (or  --all | --missing | --manifest).
# Env: TH=threads (2)  SPP (18 outside / 15 inside by default)  WW HH (1200x800)  OUT (../webp)
cd "$(dirname "$0")"; OUT=${OUT:-../webp}; mkdir -p "$OUT" work
[ -x develop ] || gcc -O3 -march=native -ffast-math -o develop develop.c -lm
all() { blender -b -P render_photos.py -- --list | grep -oP '^SHOT .*"shot": "\K[^"]+'; }
case "$1" in --all) set -- $(all);; --missing) set -- $(for s in $(all); do [ -s $OUT/$s.webp ] || echo $s; done);; --manifest) shift;; esac
for s; do
  case $s in ext*|add*) n=18;; *) n=15;; esac; n=${SPP:-$n}; case $s in kit*) n=$((n * 4 / 3));; esac; t0=$(date +%s)
  nice -n 19 blender -b --threads ${TH:-2} -P render_photos.py -- --shot $s --out work --w ${WW:-1200} --h ${HH:-800} --spp $n > work/$s.log 2>&1 && [ -s work/$s.B.exr ] || { echo "FAILED $s (work/$s.log)"; continue; }
  nice -n 19 ./develop work/$s.A.exr work/$s.B.exr work/$s.ppm $(grep -oP '^DEV \K.*' work/$s.log) > work/$s.dev || { echo "FAILED $s (develop)"; continue; }
  cwebp -quiet -q 80 -resize 1200 0 work/$s.ppm -o work/$s.webp
  [ $(stat -c %s work/$s.webp) -gt 98000 ] && cwebp -quiet -size 92000 -pass 6 -resize 1200 0 work/$s.ppm -o work/$s.webp
  cwebp -quiet -q 74 -resize 800 0 work/$s.ppm -o $OUT/$s-800.webp; cwebp -quiet -q 70 -resize 400 0 work/$s.ppm -o $OUT/$s-400.webp
  mv work/$s.webp $OUT/$s.webp; [ "$OUT" != ../webp ] || ./avif.sh $s; rm -f work/$s.[AB].exr work/$s.ppm
  echo "$s $(( $(date +%s) - t0 ))s $(stat -c %s $OUT/$s.webp) bytes" | tee -a work/done.log
done
[ -n "$NOMAN" ] || python3 make_manifest.py
