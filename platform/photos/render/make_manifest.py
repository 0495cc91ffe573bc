#!/usr/bin/env python3
"""Writes ../manifest.json: one entry for every shot of the table whose picture is present in ../webp/."""
import json, os, subprocess
os.chdir(os.path.dirname(os.path.abspath(__file__)))
WIDTHS = [400, 800, 1200]

def dominant(path):
    """most frequent colour of the picture, vivid colours counting more; near-black gives way to the mean"""
    ppm = subprocess.run(['dwebp', '-quiet', path, '-resize', '150', '100', '-ppm', '-o', '-'], capture_output=True, check=True).stdout
    px = ppm.split(b'\n', 3)[3]; bins = {}; tot = [0, 0, 0]; n = len(px) // 3
    for i in range(0, n * 3, 3):
        r, g, b = px[i], px[i + 1], px[i + 2]; w = 1 + 3 * (max(r, g, b) - min(r, g, b)) / 255
        e = bins.setdefault((r >> 4, g >> 4, b >> 4), [0, 0, 0, 0]); e[0] += w; e[1] += w * r; e[2] += w * g; e[3] += w * b
        tot[0] += r; tot[1] += g; tot[2] += b
    e = max(bins.values()); c = [round(v / e[0]) for v in e[1:]]
    if max(c) <= 70: c = [round(t / n) for t in tot]
    return '#%02x%02x%02x' % tuple(c)

out = subprocess.run(['nice', '-n', '19', 'blender', '-b', '--threads', '1', '-P', 'render_photos.py', '--', '--list'], capture_output=True, text=True).stdout
shots = [json.loads(l[5:]) for l in out.splitlines() if l.startswith('SHOT ')]
old = {}
try: old = {e['name']: e for e in json.load(open('../manifest.json'))}
except (OSError, ValueError): pass
m = []
for s in shots:
    n = s['shot']; f = f'../webp/{n}.webp'
    if not all(os.path.exists(p) and os.path.getsize(p) for p in (f, f'../webp/{n}-800.webp', f'../webp/{n}-400.webp')): continue
    m.append(dict(file=n + '.webp', name=n, tag=s['tag'], setting=s['setting'], alt=s['alt'], dominantColor=dominant(f), width=1200, height=800, widths=WIDTHS))
if not m: raise SystemExit('no shots found - is blender installed?')
m.sort(key=lambda e: (e['tag'], e['name']))
assert len({e['alt'] for e in m}) == len(m), 'two pictures share an alt text'
tmp = '../manifest.json.new'
with open(tmp, 'w') as fh: json.dump(m, fh, indent=1); fh.write('\n')
os.replace(tmp, '../manifest.json')
by = {}
for e in m: by[e['tag']] = by.get(e['tag'], 0) + 1
print(len(m), by)
