# Houses put together from volumes, set in a choice of landscapes, and more outdoor places.  (Run inside render_photos.py.)
# A house stands in its own frame: front at y=0 facing the camera, door near x=0, ground floor at z=0.

# ------------------------------------------------------------------------------------------------ materials, roofs, volumes
SIDING = lambda c='#eef0ee': planks(mixc(c, '#9aa4a6', .12), c, .14, 5.0, False, .6, mixc(c, '#000000', .35), .6, .006, .3)
BOARD = lambda a, b, w=.15: planks(a, b, w, 4, True, .6, mixc(a, '#000000', .6), .8, .006)
LOGS = lambda a='#6b4424', b='#9a6a3a': planks(a, b, .2, 6.0, False, .6, '#2b1a0e', 1.0, .012)
BRICK = lambda c='#a4553c', g='#cbbfae': tiles(c, g, .22, .075, .5, .85, .22, .008, .7)
RUBBLE = lambda a='#98928a', b='#716b63', c='#5d5852': stone(a, b, 2.6, c, .9, 1.5)
THATCH = lambda: ground('#a3875a', '#c2a678', '#6f5836', .8, 16, 1.2, .08)
SEAM = lambda c='#3a3f42': tiles(c, mixc(c, '#000000', .5), .45, 30, 0, .45, .03, .012, .8)
DKW = lambda a='#8a6a48', b='#b39468': Wood(a, b, .6)

def row(x0, x1, n, w, z0, z1, nx=2, nz=2):
    return [(x0 + (x1 - x0) * (i + .5) / n - w / 2, x0 + (x1 - x0) * (i + .5) / n + w / 2, z0, z1, nx, nz) for i in range(n)]
def hexa(P, mat): return mesh('hexa', P, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], mat)
def slab(x0, x1, y0, y1, z, t, mat, bev=.012): return box((x0 + x1) / 2, (y0 + y1) / 2, z, x1 - x0, y1 - y0, t, mat, bev)
def hip(x0, x1, y0, y1, z, rise, over, mat, trim=None, soffit=None):
    a, b, c, d = x0 - over, x1 + over, y0 - over, y1 + over; lx, ly = b - a, d - c; k = rise / max(.1, min(lx, ly) / 2); zz = z - k * 0
    if lx >= ly: i = ly / 2 * .92; r = [(a + i, (c + d) / 2, z + rise), (b - i, (c + d) / 2, z + rise)]; F = [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4)]
    else: i = lx / 2 * .92; r = [((a + b) / 2, c + i, z + rise), ((a + b) / 2, d - i, z + rise)]; F = [(0, 1, 4), (1, 2, 5, 4), (2, 3, 5), (3, 0, 4, 5)]
    V = [(a, c, z), (b, c, z), (b, d, z), (a, d, z)] + r; mesh('hip', V, F, mat); mesh('soffit', [(v[0], v[1], z - .02) for v in V[:4]], [(3, 2, 1, 0)], soffit or plain('#e9e4da', .6))
    if trim: box((a + b) / 2, c, z - .1, lx, .06, .16, trim, .01); box((a + b) / 2, d, z - .1, lx, .06, .16, trim, .01); box(a, (c + d) / 2, z - .1, .06, ly, .16, trim, .01); box(b, (c + d) / 2, z - .1, .06, ly, .16, trim, .01)
def shedroof(x0, x1, y0, y1, z, rise, over, mat, wallm, front_high=True, trim=None, clere=(), fm=None):
    zt = (lambda y: z + rise * (1 - (y - y0) / (y1 - y0))) if front_high else (lambda y: z + rise * (y - y0) / (y1 - y0)); a, b = y0 - over, y1 + over; p, q = x0 - over, x1 + over
    hexa([(p, a, zt(a)), (q, a, zt(a)), (q, b, zt(b)), (p, b, zt(b))] + [(p, a, zt(a) + .2), (q, a, zt(a) + .2), (q, b, zt(b) + .2), (p, b, zt(b) + .2)], mat)
    hi = y0 if front_high else y1
    for x in (x0 + .001, x1 - .001): mesh('side', [(x, y0, z), (x, y1, z), (x, hi, z + rise)], [(0, 1, 2)], wallm)
    if front_high: wall('x', y0, x0, x1, z, z + rise, [o[:4] for o in clere], wallm, .2); [hwin('x', y0 + .09, *o[:4], o[4], o[5], fm, -1, None, False, None, False) for o in clere]
    if trim: box((p + q) / 2, a - .02, zt(a) - .04, q - p, .04, .26, trim, .006); [hexa([(x - .02, a, zt(a) - .04), (x + .02, a, zt(a) - .04), (x + .02, b, zt(b) - .04), (x - .02, b, zt(b) - .04), (x - .02, a, zt(a) + .22), (x + .02, a, zt(a) + .22), (x + .02, b, zt(b) + .22), (x - .02, b, zt(b) + .22)], trim) for x in (p, q)]
def gambrel(x0, x1, y0, y1, z, mat, wallm, over=.35, lo=1.9, hi=1.1, trim=None):
    cx, hw = (x0 + x1) / 2, (x1 - x0) / 2; k = .62 * hw; P = [(hw + over * .5, z - over * .5 * lo / (hw - k)), (k, z + lo), (0, z + lo + hi)]; a, b = y0 - over, y1 + over
    for s in (-1, 1):
        for (p, q) in zip(P, P[1:]): hexa([(cx + s * p[0], a, p[1]), (cx + s * q[0], a, q[1]), (cx + s * q[0], b, q[1]), (cx + s * p[0], b, p[1])] + [(cx + s * p[0], a, p[1] + .16), (cx + s * q[0], a, q[1] + .16), (cx + s * q[0], b, q[1] + .16), (cx + s * p[0], b, p[1] + .16)], mat)
        if trim:
            for (p, q) in zip(P, P[1:]): tube([(cx + s * p[0], a - .02, p[1] + .04), (cx + s * q[0], a - .02, q[1] + .04)], .09, trim)
    for y in (y0, y1): mesh('gab', [(x0, y, z), (x1, y, z), (cx + k, y, z + lo), (cx, y, z + lo + hi), (cx - k, y, z + lo)], [(0, 1, 2, 3, 4)], wallm)
def trigable(cx, y, z0, hwz, ztop, fm, mull=3):
    """glazed triangle in a gable: half width hwz at z0, apex at ztop"""
    mesh('pane', [(cx - hwz, y, z0), (cx + hwz, y, z0), (cx, y, ztop)], [(0, 1, 2)], paneroom('x', 2, False)); P = [(cx - hwz, y - .02, z0), (cx + hwz, y - .02, z0), (cx, y - .02, ztop)]
    for a, b in ((0, 1), (1, 2), (2, 0)): tube([P[a], P[b]], .06, fm)
    for i in range(1, mull): u = -1 + 2 * i / mull; tube([(cx + hwz * u, y - .02, z0), (cx + hwz * u, y - .02, z0 + (ztop - z0) * (1 - abs(u)))], .035, fm)
def chimney(x, y, z, h, mat, w=.85): box(x, y, z, w, w, h, mat, .02); box(x, y, z + h, w + .14, w + .14, .12, mat, .02); [cyl(x + q, y, z + h + .1, .12, .35, plain('#a3583a', .8)) for q in (-.18, .18)]
def flowerbox(x, y, z, w, col='#d9485a', wood=None):
    box(x, y, z, w, .26, .22, wood or DKW('#5a3d26', '#7d5838'), .01); b = bush('#47702f', '#86a550', 4, .3, 420, .07, col); n = max(2, int(w / .36)); [inst(b, (x - w / 2 + w * (q + .5) / n, y, z + .12), q, .72) for q in range(n)]
def rocker(x, y, rz, m, cush=None): adir(x, y, rz, m, cush)
def umbrella_table(x, y, wood, col='#f2e9d8', n=4):
    with at(x, y):
        cyl(0, 0, .7, .62, .04, wood.pick(), bev=.012, seg=48); tube([(0, 0, 0), (0, 0, .7)], .05, wood); bowl(.15, .1, .74, wood, .14, ('#d98a2b', '#c9402f', '#8fae4a'))
        for k in range(n):
            a = 2 * pi * k / n + .5
            with at(.95 * cos(a), .95 * sin(a), 0, math.degrees(a) - 90): chair(fabric('#efe6d4'), wood, 0)
    parasol(x, y, col, 2.5, 1.5)

# ------------------------------------------------------------------------------------------------ landscapes
def env(kind, tod, hb, door=2.0, az=None, clouds=.5, seed=5, path='stones'):
    """sky, ground, planting and far view around a house with bounding box hb = (x0, x1, y0, y1); door = x where the path ends.  Returns (ground height, keep-out test)"""
    dflt = {'noon': 130, 'golden': 116, 'dusk': 130, 'soft': 130}[tod]; ext_sky(tod, az if az is not None else dflt, None, clouds); hz = HAZE(); x0, x1, y0, y1 = hb
    px = lambda y: door - .20 * (y0 - y) * (1 if door > -1 else -1) if y < y0 else door
    keep = lambda x, y: not (x0 - .5 < x < x1 + .5 and y0 - .3 < y < y1 + .5) and not (path and abs(x - px(y)) < .85 and y < y0 + .2)
    clear = lambda x, y: keep(x, y) and not (x0 - 1.5 < x < x1 + 1.5 and y < y1 + 3) and not (y < y0 + 1 and x0 - 3 < x < x1 + 1) and not (-9 < x < x0 and y > y1 + 1)
    zf = lambda x, y: (.22 * mn.noise(Vector((x * .12, y * .12, seed))) * min(1, max(0, max(x0 - 2 - x, x - x1 - 2, y - y1 - 2, y0 - 3 - y, 0)) / 4))
    def stones(c=('#8b8880', '#a39d92')):
        k = 0; y = .6
        while y < y0 - .1: rock(px(y) + .16 * sin(k * 2.1), y, zf(px(y), y) - .02, .42, seed=k, flat=.1, mat=stone(*c, 1.2, '#7d7a72', .3, 1)); y += .82; k += 1
    def boards(m):
        y = .4
        while y < y0: box(px(y), y, zf(px(y), y) + .05, 1.4, .2, .04, m, .008, rz=R.uniform(-2, 2)); y += .22
    if kind == 'dune':
        zs = lambda x, y: zf(x, y) + .45 * max(0, mn.noise(Vector((x * .11, y * .11, 4 + seed)))) * (0 if x0 - 1 < x < x1 + 1 and y < y1 else 1) - max(0, y - 30) * .15
        terrain(-60, 60, -6, 70, zs, SANDG(), 130, 90); mesh('sea', [(-4000, 26, -1.1), (4000, 26, -1.1), (4000, 6000, -1.1), (-4000, 6000, -1.1)], [(0, 1, 2, 3)], water('#0f5573', '#2f97a8', .35, .3, .05)); ridge(600, 1500, 200, 46, hazed('#5e7360', '#7f8a72', hz, .55), 3, -2, -500, 120, 24, 2.0, False)
        scatter([blades('#7f9350', '#c6bf7c', k, 40, .62, .2, .011, .75) for k in range(4)], 560, (-10, 15, 2.6, 17), 0, (.6, 1.25), lambda x, y: keep(x, y) and mn.noise(Vector((x * .22, y * .22, seed))) > -.12, zs, seed); scatter([bush('#6f8a58', '#a6b07a', k, .55, 600, .09, '#e8d9a6' if k else None) for k in range(2)], 26, (-8, 14, 6, 15), 0, (.6, 1.2), keep, zs, 8)
        if path: boards(DKW('#9a8468', '#c2ac8c'))
        return zs, keep
    if kind == 'headland':
        zs = lambda x, y: zf(x, y) - max(0, y - y1 - 8) * .35 - max(0, -x - 12) * .25; terrain(-60, 60, -6, 70, zs, ground('#6f8244', '#93a058', '#566736'), 120, 90); mesh('sea', [(-5000, 24, -9), (5000, 24, -9), (5000, 6000, -9), (-5000, 6000, -9)], [(0, 1, 2, 3)], water('#0f4f70', '#2a86a0', .3, .3, .05))
        ridge(500, 900, 160, 60, hazed('#5a7050', '#84906a', hz, .45), 3, -10, -420, 120, 24, 2.0, False); ridge(800, 900, 160, 50, hazed('#5a7050', '#84906a', hz, .6), 6, -10, 500, 120, 24, 2.0, False); [rock(x, y, zs(x, y), s, seed=k) for k, (x, y, s) in enumerate([(x0 - 3, y0 - 2, .7), (x0 - 4, y0 - .6, .4), (x1 + 2.4, y0 - 2.4, .8), (x1 + 3.4, y0 - 1, .45), (door - 3.2, 4.4, .25)])]
        grassfield((-9, 11, 1.2, y0 + 2), 2300, keep, zs, 0, '#6b8a3f', '#b3b964', .16); scatter([bush('#5c7a3c', '#93a55c', k, .3, 420, .07, c) for k, c in enumerate(['#e07aa0', '#f0e6d0', '#c98ad0'])], 70, (-8, 11, 2, y0 + 1), 0, (.5, 1.0), keep, zs, seed)
        if path: stones()
        return zs, keep
    if kind in ('alpine', 'snow'):
        sn = kind == 'snow'; g = ground('#dfe6ee', '#f4f7fa', '#cdd7e2', .3, 3, .4, .03) if sn else GRASSG(); zs = (lambda x, y: zf(x, y) + .1 * mn.noise(Vector((x * .4, y * .4, 1)))) if sn else (lambda x, y: zf(x, y) + .05 * max(0, y - 24)); terrain(-90, 90, -6, 90, zs, g, 120, 90); ps = [pine('#24402e' if sn else '#1f3d22', '#c9d6dc' if sn else '#3d5f33', k, 10 + 1.5 * k) for k in range(4)]
        if sn:
            ridge(900, 3600, 900, 420, hazed('#8f9aa5', '#dfe6ee', hz, .45, .006, 60, .03), seed, -10, 200, 240, 60, 2.4); ridge(420, 1900, 340, 110, hazed('#4f6258', '#c3ced6', hz, .34, .03, None, .12), 5, -6, -140, 180, 36, 2.6, False); scatter(ps, 160, (-120, 120, 60, 150), 2, (.7, 1.3), rs=3)
        else: view('alpine', 40, 2, 10)
        scatter(ps, 46, (-28, 32, 14, 48), 0, (.7, 1.25), clear, zs, seed); [rock(x, y, zs(x, y), s, seed=k, mat=stone('#c9ced2', '#eef2f5', 1.2, '#a9b0b5', .3, 1) if sn else None) for k, (x, y, s) in enumerate([(x0 - 1.6, y0 - 2, .5), (x0 - 2.4, y0 - 1.2, .3), (x1 + 1.4, y0 - 2.4, .55), (door - 3.0, 5, .22)])]
        if not sn: grassfield((-8, 11, 1.4, y0 + 1), 1800, keep, zs, 0, '#5d7f38', '#a3b45f', .17); scatter([bush('#4d6b35', '#8aa055', k, .45, 600, .1, '#e0b04a' if k else '#c4628a') for k in range(2)], 22, (-5, 10, 3, y0), 0, (.5, .9), keep, zs, 3)
        else: [inst(pine('#2c4a38', '#dbe5ea', 6, 3.2), (x, y, zs(x, y)), k, s) for k, (x, y, s) in enumerate([(x0 - 2.4, y0 - 1.5, 1), (x1 + 1.6, y0 - 1, .8), (x0 - 3.6, y0 + 1, 1.3)])]
        if path and not sn: stones()
        return zs, keep
    if kind in ('forest', 'autumn'):
        zs = lambda x, y: zf(x, y) + .12 * mn.noise(Vector((x * .2, y * .2, 2))); au = kind == 'autumn'; terrain(-50, 50, -6, 60, zs, ground('#6d5a34', '#8f7440', '#4a4022') if au else ground('#5f6a38', '#7b7f46', '#474526'), 90, 80)
        cs = [('#8f3f1f', '#d97a2c'), ('#a8761f', '#e8bd45'), ('#7a5a22', '#c9903a'), ('#4a5a28', '#8f9440')] if au else [('#3f6b2a', '#86a845'), ('#35602c', '#78a040'), ('#4a7030', '#93ad4c')]; ts = [tree(a, b, k, 8.5, 7000, .24) for k, (a, b) in enumerate(cs)]
        scatter(ts, 60, (-26, 30, 14, 46), 0, (.8, 1.35), clear, zs, 7 + seed); scatter([pine(seed=k, h=12 + k) for k in range(3)], 60 if not au else 26, (-28, 32, 20, 46), 0, (.8, 1.3), clear, zs, 3 + seed); inst(ts[1], (x0 - 3.4, y0 - .5, 0), 1, .95); inst(ts[0], (x1 + 3.2, y0 + 1, 0), 2, 1.0); ridge(50, 320, 60, 17, hazed('#33482a', '#56663a', hz, .10, .08, None, .4), 5, -.5, 0, 120, 24, 3, False)
        scatter([bush('#47592f', '#7d8a4c', k, .8, 900, .12) for k in range(2)], 50, (-20, 24, 15, 24), 0, (.7, 1.5), clear, zs, 12); fern = [blades('#3f6a2c', '#86a545', k, 30, .55, .25, .03, 1.0) for k in range(3)]; scatter(fern, 130, (-9, 12, 4, y0 + 2), 0, (.6, 1.3), lambda x, y: keep(x, y) and (x < door - 2.4 or x > x1 - .5 or y > y0 - 2.5) and mn.noise(Vector((x * .3, y * .3, 3))) > -.05, zs, 9)
        grassfield((-8, 10, .8, y0 + 1), 1700, keep, zs, 0, '#557a35', '#8fa653', .13); [rock(x, y, zs(x, y), s, seed=k) for k, (x, y, s) in enumerate([(x0 - 1.8, y0 - 2, .45), (x1 + 1.2, y0 - 2, .5), (door - 3, 4.6, .25)])]
        if path: stones()
        return zs, keep
    if kind == 'lake':      # water behind the house
        zs = lambda x, y: zf(x, y) - max(0, y - y1 - 5) * .22; terrain(-50, 50, -6, 44, zs, GRASSG(), 100, 80); mesh('lake', [(-700, 20, -1.5), (700, 20, -1.5), (700, 700, -1.5), (-700, 700, -1.5)], [(0, 1, 2, 3)], water('#1d4a5c' if tod != 'dusk' else '#1a2a3a', '#3b7484', .25, .12, .03)); ridge(380, 1500, 300, 120, hazed('#3b5640', '#66764f', hz, .36, .02, None, .1), seed, -4, 60, 180, 36, 2.2, False); ridge(700, 2600, 500, 280, hazed('#4d5b64', '#6f7a7c', hz, .55, .006), 6, -2, 300, 180, 40, 2.2)
        ps = [pine(seed=k, h=9 + k) for k in range(3)]; scatter(ps, 150, (-240, 240, 378, 400), -2, (.9, 1.6)); scatter(ps, 16, (-24, 28, 12, 26), 0, (.75, 1.2), clear, zs, seed); birch = [tree('#5d7f2f', '#b3b045', k, 8, 5200, .22, '#d9d5cc') for k in range(2)]; scatter(birch, 12, (-22, 26, 12, 26), 0, (.75, 1.1), clear, zs, seed + 2); inst(birch[0], (x1 + 2.6, y0 + .5, 0), 1, .85)
        grassfield((-8, 11, 1.2, y0 + 2), 2200, keep, zs, 0, '#5d8038', '#9db45c', .15); scatter([bush('#4d6b35', '#8aa055', k, .4, 520, .08, c) for k, c in enumerate(['#f4f0ea', '#8a6fb8', '#e8b23c'])], 30, (-6, 10, 3, y0), 0, (.5, 1), keep, zs, 4); scatter([blades('#6f8a45', '#b5b468', k, 34, .8, .22) for k in range(2)], 260, (-20, 20, y1 + 4, y1 + 8), 0, (.7, 1.3), keep, zs)
        if path: stones()
        return zs, keep
    if kind == 'lakefront':  # water in the foreground, house on the shore
        zs = lambda x, y: -.9 + min(1.9, max(0, y - y0 + 2.2) * .55) + .12 * mn.noise(Vector((x * .3, y * .3, 2))) + max(0, y - 28) * .08
        mesh('lake', [(-600, -20, 0), (600, -20, 0), (600, 900, 0), (-600, 900, 0)], [(0, 1, 2, 3)], water('#16343d' if tod != 'dusk' else '#141f2b', None, .5, .06, .05, .7, (1, 2.4, 1))); terrain(-40, 60, y0 - 4, 90, lambda x, y: zs(x, y) - max(0, -x - 8) * .25, GRASSG(), 110, 90); ridge(230, 900, 160, 62, hazed('#334d30', '#5d7042', hz, .30, .05, None, .2), 4, -2, -160, 180, 36, 2.4, False); ridge(600, 2200, 400, 240, hazed('#4d5b64', '#6f7a7c', hz, .55, .006), 6, -3, -300, 180, 40, 2.2)
        ps = [pine(seed=k, h=10 + 1.5 * k) for k in range(4)]; scatter(ps, 46, (-8, 40, y0 + 3, 50), 0, (.7, 1.25), clear, zs, seed); scatter(ps[:2], 90, (-230, 60, 232, 250), -1, (.8, 1.6), None, None, 6); scatter([tree('#5d7f2f', '#a3a845', k, 7) for k in range(2)], 5, (x1 + 1.5, x1 + 8, y0, y0 + 7), 0, (.7, 1), keep, zs, 3)
        scatter([blades('#5f7d3a', '#a5b060', k, 36, .75, .2, .012, .6) for k in range(3)], 380, (-9, 18, y0 - 1.6, y0 + 1), 0, (.6, 1.2), lambda x, y: keep(x, y) and not (x0 - .3 < x < x1 + .3), zs); [rock(x, y0 - 1.7 + .5 * sin(k * 3), -.02, s, seed=k) for k, (x, s) in enumerate([(x0 - 1.4, .6), (x0 - 2.6, .4), (x1 + .6, .5), (x1 + 1.6, .8), (x1 + 3.4, .6), (x0 - 4.4, .5)])]
        return zs, keep
    if kind in ('meadow', 'vines'):
        zs = lambda x, y: zf(x, y) + max(0, y - 30) * .012; terrain(-200, 200, -6, 300, zs, GRASSG(), 120, 90)
        if kind == 'meadow':
            for k in range(12): c = [('#c9a94a', '#dcc06a'), ('#7f9a45', '#93ad55'), ('#b5913f', '#cfae5c'), ('#5f7f3a', '#74934a')][(k + seed) % 4]; mesh('field', [(-240 + 22 * k, 44, .75), (-222 + 22 * k, 44, .75), (-190 + 26 * k, 190, 2.6), (-214 + 26 * k, 190, 2.6)], [(0, 1, 2, 3)], ground(*c, None, .8, 6))
        else:
            vb = [bush('#3f6a2c', '#8fae4a', k, .55, 420, .16) for k in range(2)]; post = DKW('#6b5640', '#8a7458')
            for k in range(-9, 12):
                X = k * 3.2 + 1
                for j in range(26): y = max(y1 + 6, 20) + j * 1.25; inst(vb[(j + k) % 2], (X + .25 * (y - 20) * .2, y, zs(X, y) + .35), j * 1.3, R.uniform(.85, 1.1))
            for X in [x0 - 2.6 - 2.3 * k for k in range(5)] + [x1 + 2.6 + 2.3 * k for k in range(5)]:
                for j in range(20): inst(vb[j % 2], (X, 3.6 + j * 1.15, .3), j, R.uniform(.8, 1.0))
                [box(X, 3.2 + j * 4.6, 0, .08, .08, 1.35, post, .005) for j in range(5)]
        ridge(200, 900, 160, 26, hazed('#4d6b38', '#7f9148', hz, .28, .05, None, .2), 4 + seed, 0, 0, 160, 30, 2.0, False); ridge(500, 2200, 300, 80, hazed('#56705a', '#748572', hz, .5, .01), 7, 0, 100, 140, 26, 2, False)
        ts = [tree('#41702c', '#8fae4a', k, 9, 8000, .26) for k in range(3)]; [inst(ts[k % 3], p, k + seed, s) for k, (p, s) in enumerate([((x0 - 4.5, y1 - 2, 0), 1.0), ((x1 + 4.2, y0 + 4, 0), 1.0), ((x1 + 8, y1 + 9, 0), 1.2), ((-18, 44, .2), 1.1), ((-30, 60, 1), 1.3), ((26, 60, 1), 1.2)][0 if kind == 'meadow' else 3:])]; scatter(ts, 40, (-150, 150, 190, 200), 2.6, (1, 1.7), None, None, 4)
        grassfield((-10, 11, 1, y0 + 1.5), 2500, keep, zs, 0, '#5f8a3a', '#a3bb57', .13); fl = [bush('#47702f', '#86a550', k, .4, 520, .08, c) for k, c in enumerate(['#f4f0ea', '#8a6fb8', '#e8b23c', '#d9628a'])]; scatter(fl, 40, (x0 - .4, x1 + .4, y0 - 1.1, y0 - .35), 0, (.6, 1.1), lambda x, y: abs(x - door) > 1.1, zs, 4)
        if path: stones()
        return zs, keep
    if kind == 'desert':
        zs = lambda x, y: -.03 + .2 * mn.noise(Vector((x * .15, y * .15, seed))) * (1 if y > y1 + 2 or abs(x) > 11 else 0); view('desert', 14, .1, 0); mesh('gr', [(-30, -8, -.01), (30, -8, -.01), (30, 22, -.01), (-30, 22, -.01)], [(0, 1, 2, 3)], ground('#c79a68', '#d9b483', '#a87c50', .25, 7, .5, .03)); ag = [agave(k, .6) for k in range(3)]; r = random.Random(seed)
        sg = [bush('#7d8450', '#b5a86c', k, .45, 420, .08, '#d96a8a' if k == 2 else '#e8c24a' if k == 1 else None) for k in range(3)]; scatter(sg, 46, (-10, 13, 2.2, y0 + 4), 0, (.6, 1.3), keep, None, seed); scatter(ag, 16, (-8, 11, 3, y0 + 1), 0, (.7, 1.2), keep, None, seed + 4); [rock(r.uniform(-8, 11), r.uniform(3, y0), 0, r.uniform(.12, .4), seed=k, mat=stone('#b5805a', '#9a6a48', 1.2, '#8a5c3c', .3, 1)) for k in range(7)]
        cactus(x1 + 1.5, y0 - .5, 0, 2.9); cactus(x0 - 2.2, y0 + 2, 0, 3.3); cactus(x0 - 4.4, y0 - 2.6, 0, 2.1)
        if path: stones(('#c9a07a', '#b08862'))
        return zs, keep
    if kind == 'tropic':
        mesh('lawn', [(-60, -10, -.02), (60, -10, -.02), (60, 36, -.02), (-60, 36, -.02)], [(0, 1, 2, 3)], GRASSG()); mesh('sea', [(-4000, 36, -.6), (4000, 36, -.6), (4000, 6000, -.6), (-4000, 6000, -.6)], [(0, 1, 2, 3)], water('#0f6f86', '#39b0b4', .35, .3, .05)); ridge(700, 1800, 260, 120, hazed('#3f6a4c', '#5f8a60', hz, .5, .01), 3, -2, -500, 140, 26, 2.2, False)
        pl = [palm(k + seed, 6.2 + .8 * k) for k in range(4)]; [inst(pl[k % 4], p, 1.3 * k + seed, s) for k, (p, s) in enumerate([((x0 - 2.8, y0 - 3.4, 0), .9), ((x0 - 4, y0 + 2, 0), 1.1), ((x1 + 2.2, y0 - 1, 0), 1.0), ((x0 - 1, y1 + 3, 0), 1.1), ((x1 + 3.4, y1, 0), 1.15), ((-12, 22, 0), 1.1), ((x1, y1 + 5, 0), 1.25), ((0, y1 + 6, 0), 1.2), ((16, 22, 0), 1.1)])]
        bs = [bush('#2f6a2c', '#74a83c', k, .75, 620, .24) for k in range(2)] + [bush('#2f6a2c', '#6fa040', 6, .6, 520, .16, '#e0457a'), bush('#2f6a2c', '#6fa040', 7, .6, 520, .16, '#f0a03c')]; scatter(bs, 34, (x0 - 3.4, x0 - .6, 4, y1), 0, (.6, 1.2), keep, None, 3); scatter(bs, 24, (x1 + .6, x1 + 3.4, 5, y1), 0, (.6, 1.2), keep, None, 4); scatter(bs, 40, (-16, 16, y1 + 2, y1 + 6), 0, (.8, 1.4), keep, None, 9); path and scatter(bs, 14, (x0, x1, y0 - 1.0, y0 - .3), 0, (.45, .7), lambda x, y: keep(x, y) and abs(x - door) > 1.3, None, 2)
        grassfield((-9, 11, 1, y0), 1500, keep, None, 0, '#5c8a38', '#9fc059', .1)
        if path: stones(('#d5cdb9', '#bdb49f'))
        return zf, keep
    if kind in ('suburb', 'street'):
        st = kind == 'street'; m = litwin(.25 if tod == 'dusk' else .05, .7 if tod == 'dusk' else .2); r = random.Random(seed)
        for k in range(90): y = r.uniform(90, 420); x = r.uniform(-y * .9, y * .9); w = r.uniform(14, 24); box(x, y, -2, w, r.uniform(12, 24), r.uniform(14, 34) + r.random() ** 4 * 90, m, 0)
        if st:
            mesh('street', [(-60, -20, 0), (60, -20, 0), (60, y0 - 4.2, 0), (-60, y0 - 4.2, 0)], [(0, 1, 2, 3)], ground('#5b5b5b', '#6d6b68', '#48484a', .4, 30, .3, .01)); box(0, y0 - 2, -.1, 140, 4.4, .24, tiles('#a9a49b', '#8b867d', .9, .9, .5, .8, .1, .008, .4), .02); box(0, y0 - 4.25, -.1, 140, .25, .26, plain('#8f8c87', .8, .2, 0.0, .2, 20), .03); mesh('back', [(-200, y0, -.02), (200, y0, -.02), (200, 500, -.02), (-200, 500, -.02)], [(0, 1, 2, 3)], ground('#8a8780', '#9a968d', '#77746d'))
            for k, x in enumerate((x0 - 1.2, (x0 + x1) / 2 + 2.2, x1 + 1.0)): box(x, y0 - 3.2, .13, 1.1, 1.1, .03, ground('#4d4030', '#5d4d38'), 0); inst(tree('#4a7a2e', '#94b44e', k, 6.4, 6000, .2), (x, y0 - 3.2, .14), k + seed, .85)
            x = x0 + 1.6; tube([(x, y0 - 3.7, .1), (x, y0 - 3.7, 3.6)], .05, plain('#1d1f20', .4)); lathe(x, y0 - 3.7, 3.6, [(.1, 0), (.2, .4), (.05, .55), (0, .6)], glow('#ffd9a0', 2.5 * LAMP_ON(), '#efe6d2'), 8); bulb(x, y0 - 3.7, 3.5, 60 * LAMP_ON(), .1)
        else:
            mesh('lawn', [(-90, -8, -.01), (90, -8, -.01), (90, 500, -.01), (-90, 500, -.01)], [(0, 1, 2, 3)], GRASSG()); box(0, -.6, -.08, 120, 2.2, .12, tiles('#b5b0a6', '#8b867d', 1.2, 2.2, 0, .8, .08, .008, .4), .02); ts = [tree('#41702c', '#8fae4a', k, 8, 7000, .24) for k in range(3)]
            [inst(ts[k % 3], p, k + seed, s) for k, (p, s) in enumerate([((x0 - 3.4, y0 + 1, 0), .95), ((x1 + 3.2, y0 + 2, 0), 1.0), ((x0 - 6, y1 + 4, 0), 1.2), ((x1 + 7, y1 + 3, 0), 1.2), (((x0 + x1) / 2, y1 + 6, 0), 1.2), ((-16, 26, 0), 1.2), ((22, 24, 0), 1.2)])]; scatter(ts, 40, (-60, 60, y1 + 8, 70), 0, (.9, 1.4), None, None, 4)
            hd = [bush('#3f6a2c', '#7d9c48', k, .6, 800, .1) for k in range(3)]; [inst(hd[j % 3], (x, y0 - 6 + j * .8, 0), j, .95) for x in (x0 - 2.4, x1 + 2.2) for j in range(16)]; grassfield((-9, 12, 1, y0), 2300, keep, None, 0, '#5a8a3a', '#97bb57', .1); fl = [bush('#47702f', '#86a550', k, .4, 520, .08, c) for k, c in enumerate(['#f4f0ea', '#8a6fb8', '#d9628a'])]; scatter(fl, 30, (x0, x1, y0 - .9, y0 - .3), 0, (.6, 1.0), lambda x, y: abs(x - door) > 1.1, None, 4)
            if path: [box(px(y), y, -.02, 1.3, .74, .06, plain('#b9b3a7', .85, .2, 0.0, .3, 14), .02) for y in [.9 + .8 * k for k in range(int((y0 - .6) / .8))]]
        return zf, keep

# ------------------------------------------------------------------------------------------------ house forms (own frame)
def h_aframe(w=7.4, h=7.2, d=9, roof=None, front=None, fr=None, dk=None, z=.7):
    hw = w / 2; roof = roof or SHINGLE('#4a4d49'); front = front or BOARD('#8a5c34', '#b07c4a'); fr = fr or plain('#26231f', .5); dk = dk or DKW()
    gable(-hw, hw, 0, d, 0, h, 'y', .35, roof, front, .2, fr, ends=False); f = .55; mesh('front', [(-hw + .05, f, 0), (hw - .05, f, 0), (0, f, h - .1)], [(0, 1, 2)], front); mesh('back', [(-hw, d, 0), (hw, d, 0), (0, d, h)], [(0, 1, 2)], front)
    for a, b, n in ((-2.15, -.65, 2), (.65, 2.15, 2)): hwin('x', f - .04, a, b, .12, 2.3, n, 1, fr, -1, None, True, None, False)
    hdoor(0, f - .06, 0, 1.0, 2.2, plain('#8c3b2c', .4), fr); hw2 = hw * (h - 2.75) / h - .42; trigable(0, f - .05, 2.75, hw2, h - .42 * h / hw, fr, 4); sconce(-.58, f - .04, 1.75)
    deck(-hw - .2, hw + .2, -2.6, f, 0, dk); railing(-hw, -.9, -2.5, 0, fr, kind='cable'); railing(.9, hw, -2.5, 0, fr, kind='cable'); steps(0, -2.6, 0, 1.7, max(2, round(z / .17)), dk); box(0, d / 2, -z - .3, w - .6, d, z + .3, RUBBLE(), .02); [cyl(x, -2.3, -z - .3, .12, z + .25, fr) for x in (-hw, 0, hw)]
    adir(-2.2, -1.2, 8, dk, fabric('#9c3f2a')); adir(2.3, -1.3, -12, dk, fabric('#d8b06a'))
def h_chalet(base=None, wood=None, fl='#d9485a'):
    base = base or plaster('#efe9dc', .2); wood = wood or BOARD('#6b4426', '#94633a'); tr = DKW('#5a3a22', '#7d5636'); trp = tr.pick(); st = RUBBLE(); sh = plain('#4f6b4a', .5)
    shell(-4.8, 4.8, 0, 8, 2.7, base, row(-4.6, -1.2, 2, 1.05, .85, 2.1) + row(1.2, 4.6, 2, 1.05, .85, 2.1), row(.6, 7.6, 2, 1.2, .85, 2.1), (), trp, trp, sh, (0, 1.1, 2.15), planks('#6b4426', '#8a5c36', .12, 3, True), True, st)
    with at(0, 0, 2.7): shell(-4.8, 4.8, 0, 8, 2.5, wood, row(-4.5, -1.3, 2, 1.0, .55, 1.95) + [(-.95, .95, .05, 2.05, 2, 1)] + row(1.3, 4.5, 2, 1.0, .55, 1.95), row(.6, 7.6, 2, 1.1, .6, 1.9), (), trp, trp, None)
    gable(-4.8, 4.8, 0, 8, 5.2, 2.5, 'y', 1.25, SHINGLE('#5d4a3c', .35), wood, .22, trp); hwin('x', -.03, -.8, .8, 5.6, 6.7, 2, 1, trp, -1, trp, False); deck(-5.2, 5.2, -1.3, 0, 2.72, tr); railing(-5.2, 5.2, -1.25, 2.72, trp, 1.0, 'slat'); [flowerbox(x, -1.42, 3.25, 1.7, fl) for x in (-4, -2, 0, 2, 4)]
    [box(x, -1.1, -.6, .2, .2, 3.2, tr.pick((0, 0, 1)), .02) for x in (-5.0, -1.7, 1.7, 5.0)]; [box(x, -.3, 4.5, .16, 1.9, .16, tr, .02) for x in (-4.7, 4.7)]; chimney(2.6, 4.5, 6, 2.3, base); steps(0, -.1, 0, 1.7, 3, plain('#a9a49b', .8)); sconce(.85, -.02, 1.7); box(-3.2, -.75, -.2, 1.7, .45, .6, tr, .01); [cyl(3.0 + .3 * (k % 4), -.45, -.2 + .27 * (k // 4), .135, .5, Wood('#8a6238', '#caa06a'), rot=(pi / 2, 0, 0), seg=14) for k in range(11)]
def h_logcabin(log=None, roof=None, porch=True, tr=None, snowroof=False):
    log = log or LOGS(); roof = roof or (plaster('#eef3f7', .5, 3, .03) if snowroof else SHINGLE('#4f5350')); tr = tr or plain('#3d2a1a', .6); dk = DKW('#6b4a2c', '#97703f'); st = RUBBLE()
    shell(-4.6, 4.6, 0, 6.6, 2.8, log, row(-4.2, -1.0, 2, 1.1, .85, 2.15) + row(1.3, 4.3, 2, 1.1, .85, 2.15), row(.8, 6, 2, 1.2, .85, 2.1), (), tr, tr, None, (.1, 1.0, 2.15), planks('#35503f', '#476652', .12, 3, True), True, st); gable(-4.6, 4.6, 0, 6.6, 2.8, 2.6, 'x', .7, roof, log, .2, tr); chimney(-3.4, 3.3, 3.4, 3.2, st, 1.0)
    deck(-4.8, 4.8, -2.2, 0, 0, dk); mesh('proof', [(-5.0, -2.5, 2.4), (5.0, -2.5, 2.4), (5.0, .1, 3.05), (-5.0, .1, 3.05)], [(0, 1, 2, 3)], roof); mesh('pr2', [(-5.0, -2.5, 2.36), (5.0, -2.5, 2.36), (5.0, .1, 3.0), (-5.0, .1, 3.0)], [(3, 2, 1, 0)], log); box(0, -2.45, 2.2, 10.0, .14, .2, dk, .01); [cyl(x, -2.1, 0, .11, 2.3, dk.pick((0, 0, 1)), seg=16) for x in (-4.6, -1.6, 1.6, 4.6)]
    railing(-4.6, -1.0, -2.1, 0, tr); railing(1.0, 4.6, -2.1, 0, tr); steps(.1, -2.2, 0, 1.7, 4, dk); sconce(.85, -.02, 1.7); adir(-3.0, -1.1, 8, dk, fabric('#9c3f2a')); adir(2.7, -1.1, -10, dk, fabric('#9c3f2a')); [cyl(4.75, .9 + .17 * k + .08 * j, -.55 + .15 * j, .085, .5, Wood('#8a6238', '#caa06a'), rot=(0, pi / 2, 0), seg=14) for j in range(4) for k in range(14 - j)]
def h_cape(c='#f0e4b8', roof='#5d6266', trimc='#ffffff', doorc='#3f6f86', shut='#3f6f86', dormers=True, porch=True, two=False, brick=None):
    w = SIDING(c); tr = plain(trimc, .5); rf = SHINGLE(roof); h = 5.3 if two else 3.0; sh = plain(shut, .5) if shut else None; dk = DKW('#9a8468', '#bda684'); rise = 2.4 if two else 3.0
    fo = row(-4.4, -1.1, 2, 1.0, .75, 2.2) + row(1.1, 4.4, 2, 1.0, .75, 2.2)
    if two: fo += row(-4.4, 4.4, 5, 1.0, 3.5, 4.85)
    shell(-4.6, 4.6, 0, 7, h, w, fo, row(.6, 6.4, 2, 1.1, .75, 2.2) + (row(.6, 6.4, 2, 1.1, 3.5, 4.85) if two else []), (), tr, tr, None if porch else sh, (0, 1.05, 2.15), plain(doorc, .35), True, brick or RUBBLE(), tr); gable(-4.6, 4.6, 0, 7, h, rise, 'x', .45, rf, w, .16, tr); chimney(3.2, 4.2, h + .8, rise + .8, BRICK())
    if dormers and not two:
        for x in (-2.7, 0, 2.7):
            with at(x, 1.1, 3.55): gable(-.7, .7, -.3, 2.2, 1.15, .75, 'y', .18, rf, w, .1, tr); shell(-.7, .7, -.2, 2.2, 1.15, w, [(-.42, .42, .2, 1.05, 2, 2)], (), (), tr, tr)
    if porch:
        deck(-4.8, 4.8, -2.2, 0, 0, dk); mesh('proof', [(-5.1, -2.55, 2.6), (5.1, -2.55, 2.6), (5.1, 0, 3.1), (-5.1, 0, 3.1)], [(0, 1, 2, 3)], rf); box(0, -2.46, 2.4, 10.0, .12, .22, tr, .01); [box(x, -2.1, 0, .16, .16, 2.45, tr, .01) for x in (-4.6, -2.7, -.9, .9, 2.7, 4.6)]; railing(-4.6, -.9, -2.1, 0, tr); railing(.9, 4.6, -2.1, 0, tr); steps(0, -2.2, 0, 1.5, 3, dk); adir(-3.2, -1.1, 4, plain('#ffffff', .5), fabric(doorc)); adir(-2.2, -1.1, -6, plain('#ffffff', .5), fabric(doorc)); plant(3.4, -1.0, 0, 'bush', .7, ceramic('#c9764e', .7))
    else: box(0, -.7, -.12, 2.0, 1.4, .14, RUBBLE(), .02); steps(0, -1.3, 0, 1.7, 2, plain('#a9a49b', .8)); [flowerbox(o[0] + .5, -.22, .42, 1.05, ['#d9485a', '#e8b23c'][k % 2]) for k, o in enumerate(fo[:4])]
    sconce(.8, -.02, 1.75)
def h_lhouse(wall='#b9ab93', roof='#5d5a55', wing=None, tr='#f3eee2', doorc='#46705c', stonew=True, rise=2.7):
    m = RUBBLE(wall, mixc(wall, '#000000', .3), mixc(wall, '#000000', .45)) if stonew else SIDING(wall); wg = wing or m; tr = plain(tr, .5); rf = SHINGLE(roof, .3); dk = DKW()
    shell(-6, 3.8, 2.2, 8.2, 2.8, m, row(-5.6, -1.2, 2, 1.1, .7, 2.15), row(3, 7.6, 2, 1.1, .7, 2.1), (), tr, tr, None, (0.0, 1.1, 2.15), planks(doorc, mixc(doorc, '#ffffff', .15), .13, 3, True), True, RUBBLE()); gable(-6, 3.8, 2.2, 8.2, 2.8, rise, 'x', .5, rf, m, .18, tr)
    with at(0, 0): shell(1.0, 5.4, -1.2, 5, 2.8, wg, [(1.9, 4.5, .35, 2.3, 3, 2)], [], (), tr, tr); gable(1.0, 5.4, -1.2, 5.2, 2.8, 2.4, 'y', .45, rf, wg, .18, tr); hwin('x', -1.23, 2.7, 3.7, 3.3, 4.4, 2, 2, tr, -1, tr, False); box(3.2, -1.35, .1, 3.0, .3, .24, dk, .01); [inst(bush('#47702f', '#86a550', 4, .3, 420, .07, c), (1.95 + .42 * k, -1.35, .22), k, .8) for k, c in enumerate(['#d9485a', '#f0c9d6', '#d9485a', '#f0c9d6', '#d9485a', '#f0c9d6', '#d9485a'])]
    deck(-5.6, 1.0, .0, 2.2, 0, dk); mesh('pr', [(-5.9, -.2, 2.35), (1.0, -.2, 2.35), (1.0, 2.3, 2.95), (-5.9, 2.3, 2.95)], [(0, 1, 2, 3)], rf); box(-2.4, -.1, 2.15, 6.9, .14, .2, tr, .01); [box(x, .1, 0, .15, .15, 2.2, tr, .01) for x in (-5.5, -3.4, -1.3)]; chimney(-4.6, 5.2, 3.2, 3.2, RUBBLE()); sconce(.8, 2.18, 1.75); steps(0, 0, 0, 1.6, 2, dk)
    with at(-3.6, 1.2, 0, 180): sofa(1.8, fabric('#efe6d4'), dk, [(-.6, fabric('#b5533c')), (.6, fabric('#7a8f9c'))], 1)
def h_modern(w1='#f2f0ea', wood=('#7d5433', '#a87a4c'), fr='#1f2122', second=True, poolx=None, patio='#d8d2c4'):
    m = plaster(w1, .08); wd = BOARD(*wood, .12); fr = plain(fr, .4); dark = plain('#2c2e2f', .6); pv = tiles(patio, mixc(patio, '#000000', .25), .9, .9, 0, .6, .06, .006, .3)
    slab(-6.5, 6.6, -3.4, 8, -.16, .16, pv); shell(-5.6, 1.6, 0, 7, 3.0, m, [(-5.2, -1.7, .05, 2.7, 4, 1), (-.1, 1.2, .05, 2.7, 1, 1)], [(1.0, 4.6, .05, 2.7, 3, 1)], (), fr, None, None, (-.9, 1.1, 2.4), wd, False); slab(-6.3, 2.2, -1.4, 7.4, 3.0, .32, m); shell(1.6, 6.0, -1.0, 7, 3.3, wd, [(2.3, 5.3, .5, 2.6, 2, 1)], (), (), fr); slab(1.3, 6.3, -1.4, 7.4, 3.3, .3, dark)
    if second:
        with at(0, 0, 3.32): shell(-3.6, 3.4, .4, 6.6, 2.8, wd if w1 != 'wood' else m, [(-3.2, .6, .1, 2.5, 4, 1), (1.4, 2.8, .7, 2.4, 1, 1)], [(1.6, 4.6, .6, 2.4, 2, 1)], (), fr); slab(-4.3, 4.0, -.5, 7.2, 2.8, .26, dark)
        railing(-6.1, 1.2, -1.2, 3.32, fr, .95, 'glass'); railing(-1.2, 6.8, -6.1, 3.32, fr, .95, 'glass', 'y')
    [box(x, -1.1, 0, .14, .14, 3.0, fr, .006) for x in (-6.0, -3.2)]; sconce(-1.6, -.02, 1.9); plant(1.3 - .2, -.5, 0, 'palm', 1.4, ceramic('#3f4142', .6)); [box(-4.2, -2.4, .1, 1.9, .8, .3, wd, .02), softbox(-4.2, -2.4, .4, 1.85, .78, .14, fabric('#e6e0d4'), .05), softbox(-4.2, -2.06, .5, 1.8, .18, .4, fabric('#e6e0d4'), .06)]
    with at(-2.4, -2.2, 0, -60): armchair(fabric('#c9bfae'), DKW(), 1, fabric('#d98a4a'))
def h_barnhouse(wall=('#26282a', '#3a3c3e'), roof='#2c2f31', glassw=True, wood=('#a87a4c', '#c99f6b'), two=False):
    m = BOARD(*wall); fr = plain('#17191a', .4); dk = DKW(*wood); wm = BOARD(*wood, .12); h = 3.2
    shell(-3.4, 3.4, 0, 11, h, m, [(-2.6, 2.6, .05, 2.6, 4, 1)], [(1.2, 3.6, .05, 2.5, 2, 1), (5.4, 6.6, .6, 2.3, 1, 1), (8, 9.2, .6, 2.3, 1, 1)], (), fr, None, None, None, None, True, plain('#6d6b67', .8)); gable(-3.4, 3.4, 0, 11, h, 3.3, 'y', .1, plain(roof, .5, .4, .4), m, .16, fr); trigable(0, -.04, 2.95, 2.35, 5.7, fr, 4); mesh('win', [(-3.4, -.02, h - .25), (3.4, -.02, h - .25), (0, -.02, h + 3.2)], [(0, 1, 2)], wm)
    chimney_ = cyl(-1.6, 6.5, 4.6, .16, 2.6, plain('#1d1f20', .4)); deck(-4.4, 4.4, -3.0, 0, 0, dk); steps(0, -3.0, 0, 3.0, 2, dk); adir(-3.2, -1.6, 12, dk, fabric('#c9bfae')); adir(-2.2, -1.9, -4, dk, fabric('#c9bfae')); plant(3.4, -.7, 0, 'palm', 1.3, ceramic('#3f4142', .6)); sconce(-3.0, -.02, 1.9); sconce(3.0, -.02, 1.9)
    with at(2.3, -1.8): cyl(0, 0, .62, .45, .03, dk.pick(), bev=.01); tube([(0, 0, 0), (0, 0, .62)], .03, fr)
    with at(3.4, 4.5): shell(0, 4.6, 0, 5, 2.5, wm, [(.6, 3.9, .6, 2.2, 3, 1)], (), (), fr); slab(-.2, 4.9, -.4, 5.3, 2.5, .22, fr)
def h_shed(wall=('#7a4a30', '#9a6244'), roof='#33383a', w=9.5, rise=1.7, second=True, pier=.4):
    m = BOARD(*wall, .18); fr = plain('#1d1f20', .4); dk = DKW(); rf = plain(roof, .5, .4, .3); a = -w / 2
    shell(a, a + 6, 0, 6.4, 2.7, m, [(a + .5, a + 4.0, .05, 2.4, 4, 1)], [(1.0, 3.2, .4, 2.3, 2, 1)], (), fr, None, None, (a + 5.0, 1.05, 2.2), planks('#b5833f', '#c99a55', .12, 3, True), False, plain('#6d6b67', .8)); shedroof(a, a + 6, 0, 6.4, 2.7, rise, .7, rf, m, True, fr, [(a + .5, a + 5.5, 2.85, 2.7 + rise - .25, 5, 1)], fr)
    if second:
        with at(0, 1.2): shell(a + 6.2, w / 2 + 1.2, 0, 5, 2.5, m, [(a + 7.2, a + 9.2, .5, 2.2, 2, 1)], (), (), fr, None, None, None, None, True, plain('#6d6b67', .8)); shedroof(a + 6.2, w / 2 + 1.2, 0, 5, 2.5, 1.2, .5, rf, m, False, fr)
    deck(a - .4, a + 7.6, -3, 0, 0, dk); steps(a + 5.0, -3, 0, 1.7, 2, dk); sconce(a + 4.25, -.02, 1.8); adir(a + 1.2, -1.6, 10, dk, fabric('#c2714a')); adir(a + 2.4, -1.7, -10, dk, fabric('#c2714a')); cyl(a + 3.5, 4, 3.2, .15, 2.4, fr)
def h_gambrel(c='#96392c', trimc='#f6f2e8'):
    m = BOARD(mixc(c, '#000000', .12), c, .22); tr = plain(trimc, .5); rf = SHINGLE('#4f5456'); st = RUBBLE()
    shell(-4.6, 4.6, 0, 9, 3.2, m, [(-4.0, -2.7, .7, 2.3, 2, 2), (-1.5, 1.5, .05, 2.7, 4, 1), (2.7, 4.0, .7, 2.3, 2, 2)], row(.8, 8.4, 3, 1.1, .8, 2.2), (), tr, tr, None, None, None, True, st); gambrel(-4.6, 4.6, 0, 9, 3.2, rf, m, .45, 2.4, 1.3, tr); hwin('x', -.03, -1.1, 1.1, 3.8, 5.4, 3, 2, tr, -1, tr, False); [hwin('x', -.03, x - .4, x + .4, 3.9, 4.9, 2, 2, tr, -1, tr, False) for x in (-2.2, 2.2)]; box(0, -.05, 3.1, 9.2, .06, .16, tr, .006); box(0, -.3, 6.05, .2, .9, .2, tr, .01)
    for s in (-1, 1): box(s * 2.15, -.12, .05, 1.15, .07, 2.65, m, .01); [box(s * 2.15, -.17, z, 1.15, .03, .12, tr, .004) for z in (.05, 1.3, 2.58)]; tube([(s * 2.15 - .5, -.18, .15), (s * 2.15 + .5, -.18, 1.3)], .04, tr)
    slab(-3, 3, -2.2, 0, -.1, .12, st); sconce(-1.75, -.12, 2.75); sconce(1.75, -.12, 2.75); [box(x, -1.4, 0, .5, .5, .45, DKW(), .01) or inst(bush('#47702f', '#86a550', 4, .34, 420, .08, '#e8b23c'), (x, -1.4, .4), x, 1) for x in (-2.6, 2.6)]; cyl(6.6, 6, -.2, 1.5, 7.4, plain('#b9bcbc', .5, .4, .3), seg=40); lathe(6.6, 6, 7.2, [(1.55, 0), (1.2, .7), (.5, 1.1), (0, 1.2)], plain('#8f9496', .4, .4, .5), 40)
def h_villa2(c='#f6f1e4', roof='#a85f3f', shut='#4f7f80', thatch=False):
    m = plaster(c, .15); rf = THATCH() if thatch else tiles(roof, mixc(roof, '#000000', .5), .3, .22, .5, .8, .3, .01, 1.0); wd = DKW('#6b4526', '#98683a'); fr = plain('#4a3424', .5); sh = plain(shut, .5); pv = tiles('#d9cdb9', '#b5a994', .6, .6, .5, .6, .08, .006, .3)
    slab(-6.4, 6, -3.2, 8, -.14, .14, pv); shell(-5, 4.6, 0, 7.4, 3.0, m, row(-4.8, -1.2, 2, 1.2, .05, 2.4, 2, 1) + row(1.2, 4.4, 2, 1.1, .7, 2.3), row(1, 7, 2, 1.2, .7, 2.3), (), fr, None, None, (0, 1.2, 2.3), wd.pick((0, 0, 1)), True)
    with at(0, 0, 3.0): shell(-5, 4.6, 0, 7.4, 2.8, m, row(-4.8, -.2, 2, 1.2, .1, 2.2, 2, 1) + row(.9, 4.4, 2, 1.05, .7, 2.1), row(1, 7, 2, 1.1, .7, 2.1), (), fr, None, sh)
    hip(-5, 4.6, 0, 7.4, 5.8, 2.4, 1.0, rf, wd, planks('#8a5e36', '#ab7c4a', .12, 4)); slab(-5.2, .4, -2.4, 0, 2.86, .16, m); railing(-5.1, .3, -2.3, 3.02, fr, 1.0); railing(-2.3, 0, -5.1, 3.02, fr, 1.0, 'slat', 'y'); [cyl(x, -2.15, 0, .15, 2.86, m, seg=24) for x in (-5.0, -2.4, .2)]; sconce(.85, -.02, 1.8); plant(1.0, -.8, 0, 'palm', 1.3, ceramic('#b5653f', .7)); plant(-.9, -.9, 0, 'fiddle', 1.2, ceramic('#b5653f', .7)); flowerbox(1.9, -.2, .45, 1.3, '#e0457a'); flowerbox(3.6, -.2, .45, 1.3, '#f0a03c')
    with at(-3.3, -1.3, 0, 180): sofa(1.8, fabric('#f1ebdd'), wd, [(-.6, fabric(shut)), (.6, fabric('#e8a15c'))], 1)
def h_cubes(c='#f6f4ee', accent='#2f6fa3', wood=False):
    m = plaster(c, .25, 4, .04); fr = plain(accent, .45); dr = planks(accent, mixc(accent, '#ffffff', .15), .13, 3, True); vg = DKW('#6b4a2c', '#97703f')
    def cube(x0, x1, y0, y1, z, h, fo=(), le=(), do=None):
        with at(0, 0, z): shell(x0, x1, y0, y1, h, m, fo, le, (), fr, None, None, do, dr, True); [box((a + b) / 2, (p + q) / 2, h, b - a, q - p, .28, m, .05, 3) for a, b, p, q in ((x0 - .02, x1 + .02, y0 - .02, y0 + .24), (x0 - .02, x1 + .02, y1 - .24, y1 + .02), (x0 - .02, x0 + .24, y0, y1), (x1 - .24, x1 + .02, y0, y1))]; slab(x0, x1, y0, y1, h - .04, .06, m)
    cube(-5.2, -.6, .8, 7, 0, 3.0, [(-4.3, -3.2, .8, 2.1, 2, 2), (-2.4, -1.4, .8, 2.1, 2, 2)], [(2.2, 3.4, .8, 2.1, 2, 2)]); cube(-.6, 4.8, 0, 7, 0, 3.3, [(2.0, 3.6, .5, 2.3, 2, 2)], (), (.6, 1.15, 2.25)); cube(.4, 4.2, 2.0, 7, 3.3, 2.7, [(1.0, 1.9, .8, 2.0, 2, 2), (2.8, 3.6, .1, 2.1, 1, 2)]); railing(-.5, 4.7, .12, 3.56, fr, .8, 'slat')
    for k in range(11): box(-5.9 + .0, 1.2 + .4 * k, 0, 1.2, .42, .28 * (k + 1), m, .03)
    box(-2.9, -.9, 2.5, 4.4, .16, .16, vg, .01); [box(-4.9 + .45 * k, -.0, 2.66, .09, 2.2, .09, vg, .008) for k in range(10)]; [cyl(x, -.9, 0, .09, 2.5, vg.pick((0, 0, 1)), seg=14) for x in (-4.9, -2.9, -.9)]; bg = bush('#3f7030', '#7fa848', 7, .55, 620, .1, '#d9307a'); [inst(bg, p, k, s) for k, (p, s) in enumerate([((-4.6, -.5, 2.45), 1.0), ((-3.9, -.3, 2.6), .9), ((-5.0, -.8, 1.7), .8), ((-3.2, -.6, 2.65), .7), ((-5.0, -.8, .8), .7), ((4.6, -.2, 0), 1.0)])]
    slab(-6, 5.6, -3.2, .8, -.14, .14, tiles('#dcd5c6', '#f2efe8', .5, .4, .5, .7, .12, .03, .4)); umbrella_table(-3.0, -1.6 + .6, vg) if False else coffee_set(-2.8, -.1); [lathe(x, y, 0, [(0, 0), (.2, 0), (.32, .3), (.26, .55), (.18, .62), (.14, .62), (.2, .5), (0, .4)], ceramic(pc, .6), 32) or inst(bush('#47702f', '#86a550', 4, .34, 420, .08, fc), (x, y, .55), x, .8) for x, y, pc, fc in ((-.2, -.5, '#b5653f', '#e0457a'), (1.7, -.5, '#b5653f', '#f4f0ea'), (4.2, -.9, '#b5653f', '#e0457a'))]; sconce(-.25, -.02, 1.8)
def coffee_set(x, y, wood=None, cush='#3f6f93'):
    wood = wood or DKW()
    with at(x, y):
        cyl(0, 0, .68, .4, .03, wood.pick(), bev=.01); tube([(0, 0, 0), (0, 0, .68)], .03, wood); bowl(0, 0, .71, wood, .11, ('#d98a2b', '#e0b33c'))
        with at(-.85, .05, 0, 95): chair(fabric(cush), wood, 0)
        with at(.85, .1, 0, -100): chair(fabric(cush), wood, 0)
def h_lighthouse(band='#b5382c', c='#f4f1ea'):
    a, b = plaster(c, .12), plaster(band, .1); tr = plain('#ffffff', .5); bk = plain('#24282b', .4); H = 8.6; r = lambda z: 1.9 - .085 * z
    with at(3.6, 3.4):
        for k in range(5): z0, z1 = H * k / 5, H * (k + 1) / 5; lathe(0, 0, 0, [(r(z0), z0), (r(z1), z1)], [a, b][k % 2], 48)
        cyl(0, 0, H, 1.6, .18, bk, seg=48); [tube([(1.5 * cos(q * pi / 10), 1.5 * sin(q * pi / 10), H + z) for q in range(20)], .022, bk, False, True) for z in (.5, .9)]; [tube([(1.5 * cos(q * pi / 8), 1.5 * sin(q * pi / 8), H + .1), (1.5 * cos(q * pi / 8), 1.5 * sin(q * pi / 8), H + .9)], .02, bk) for q in range(16)]
        lathe(0, 0, H + .15, [(.8, 0), (.8, 1.6)], glow('#ffdf9c', 3 * LAMP_ON() + .1, '#dfe8ea'), 12); [tube([(.83 * cos(q * pi / 6), .83 * sin(q * pi / 6), H + .15), (.83 * cos(q * pi / 6), .83 * sin(q * pi / 6), H + 1.75)], .035, bk) for q in range(12)]; lathe(0, 0, H + 1.7, [(1.05, 0), (.7, .5), (.12, .95), (.1, 1.1), (.05, 1.5), (0, 1.5)], b, 40)
        for z in (2.9, 5.6): hwin('x', -r(z) + .02, -.3, .3, z, z + .95, 2, 2, tr, -1, tr, False)
    w = SIDING(c); rf = SHINGLE(mixc(band, '#3a2a26', .35)); shell(-5.4, 2.2, 0, 5.6, 2.7, w, row(-5.1, -2.2, 2, 1.0, .75, 2.1) + [(.5, 1.5, .75, 2.1, 2, 2)], row(.8, 5, 2, 1.0, .75, 2.1), (), tr, tr, None, (-1.1, 1.05, 2.15), plain(band, .4), True, RUBBLE(), tr); gable(-5.4, 2.2, 0, 5.6, 2.7, 2.5, 'x', .4, rf, w, .16, tr); chimney(-4.4, 2.8, 3.6, 2.6, BRICK()); slab(-2.4, .2, -1.3, 0, -.12, .14, RUBBLE()); sconce(-.3, -.02, 1.7); box(-3.6, -.5, 0, 1.7, .42, .42, DKW(), .01)
def h_stiltbeach(c='#dfeaea', roof='#7b8489', doorc='#e0a24a', lift=2.5):
    w = SIDING(c); tr = plain('#ffffff', .5); dk = DKW('#a08a6c', '#c7b290'); rf = SHINGLE(roof); pile = dk.pick((0, 0, 1))
    [cyl(x, y, -.6, .16, lift + .5, pile, seg=18) for x in (-4.6, -1.6, 1.6, 4.6) for y in (-2.1, .4, 3.6, 6.6)]; slab(-4.9, 4.9, 0, 7, lift - .2, .2, dk); [tube([(a, -2.1, .1), (a + 3.0, -2.1, lift - .3)], .05, dk) for a in (1.6,)]
    with at(0, 0, lift):
        shell(-4.4, 4.4, 0, 6.8, 3.0, w, [(-3.8, -1.4, .1, 2.3, 3, 1), (1.3, 3.8, .7, 2.3, 3, 2)], row(.6, 6.2, 2, 1.3, .7, 2.2), (), tr, tr, None, (0, 1.05, 2.2), plain(doorc, .35), True, None, tr); hip(-4.4, 4.4, 0, 6.8, 3.0, 2.3, .8, rf, tr); deck(-4.9, 4.9, -2.4, 0, 0, dk); railing(-4.8, -.1, -2.3, 0, tr); railing(1.6, 4.8, -2.3, 0, tr); railing(-2.3, 0, -4.75, 0, tr, .95, 'slat', 'y'); adir(-3.0, -1.2, 8, plain('#e0a24a', .5), fabric('#f4f0e4')); adir(-2.0, -1.2, -6, plain('#e0a24a', .5), fabric('#f4f0e4')); sconce(.8, -.02, 1.75); [pendant(x, -1.2, 2.2, 2.95, 1, None, .9) for x in ()]
        n = round(lift / .19); steps(.75, -2.4, 0, 1.5, n, dk, lift / n, .28); [tube([(.75 + s, -2.4, .95), (.75 + s, -2.4 - .28 * n, .95 - lift)], .035, tr) for s in (-.72, .72)]; [tube([(.75 + s, -2.5 - .28 * k * 2, -lift / n * 2 * k), (.75 + s, -2.5 - .28 * k * 2, .93 - lift / n * 2 * k)], .025, tr) for s in (-.72, .72) for k in range(n // 2 + 1)]
    with at(-3.0, 1.0): [box(0, 0, 1.1, 1.0, 1.6, .05, fabric('#e8cf9a'), .02)]
    for k, q in enumerate(('#e07a4f', '#3f8a9a')): softbox(-4.3 + .5 * k, -1.9, .05, .5, .1, 2.0, plain(q, .3), .05, 0, 0, rx=-12)
def h_dome(r=3.3, c='#efece4', fr='#3a3d3f'):
    dk = DKW(); fm = plain(fr, .5); n = 40; lathe(0, r + .2, -.35, [(0, .33), (r + 1.0, .33), (r + 1.0, .15), (r + .8, 0), (0, 0)], dk.pick(), 48); bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=3, radius=r); bmesh.ops.rotate(bm, verts=bm.verts, cent=(0, 0, 0), matrix=Matrix.Rotation(.31, 3, 'Z')); bmesh.ops.delete(bm, geom=[v for v in bm.verts if v.co.z < -.45], context='VERTS')
    me = bpy.data.meshes.new('dome'); bm.to_mesh(me); bm.free(); me.materials.append(fabric(c, scale=60, bump=.1)); me.materials.append(paneroom('x', 4, False))
    for p in me.polygons: p.material_index = 1 if p.normal.y < -.52 and p.center.z < r * .82 else 0
    ob = link(bpy.data.objects.new('dome', me), (0, r + .2, .42)); m2 = me.copy(); m2.materials.clear(); m2.materials.append(fm); o2 = link(bpy.data.objects.new('wire', m2), (0, r + .2, .42), sc=(1.004, 1.004, 1.004)); md = o2.modifiers.new('w', 'WIREFRAME'); md.thickness = .055
    deck(-r - 1.4, r + 1.4, -2.6, 1.2, 0, dk); steps(0, -2.6, 0, 2.0, 2, dk); hdoor(0, .02, 0, 1.0, 2.1, plain('#7d5433', .5), fm); adir(-2.3, -1.4, 10, dk, fabric('#c2714a')); adir(2.2, -1.4, -10, dk, fabric('#c2714a')); cyl(1.7, r + 1.4, 2.4, .13, 2.2, fm); [lathe(x, -2.3, 0, [(.09, 0), (.09, .26), (.07, .28), (0, .28)], glow('#ffc98a', 2 * LAMP_ON(), '#e6d7bb'), 8) or bulb(x, -2.3, .35, 7 * LAMP_ON(), .06) for x in (-1.4, 1.4)]
    with at(1.0, -1.5): cyl(0, 0, .4, .3, .03, dk.pick(), bev=.01); tube([(0, 0, 0), (0, 0, .4)], .03, fm)
def h_yurt(c='#e9e0cc', band='#9c4a33'):
    r = 3.2; dk = DKW(); wd = DKW('#7d4f2c', '#a5723f'); fb = fabric(c, scale=50, bump=.2); deck(-r - 1.2, r + 1.2, -2.4, 2 * r + 1.4, 0, dk)
    with at(0, r + .2): lathe(0, 0, 0, [(r, 0), (r, 2.05)], fb, 64); lathe(0, 0, 2.0, [(r + .3, -.1), (r + .1, .06), (.7, 1.75), (.55, 1.85)], fabric(mixc(c, '#b5a98f', .3), scale=50, bump=.2), 64); lathe(0, 0, 3.82, [(.62, 0), (.45, .25), (0, .38)], glow('#ffd9a6', .8 * LAMP_ON() + .05, '#dfe6e6'), 32); [tube([((r + .02) * cos(k * pi / 32), (r + .02) * sin(k * pi / 32), z) for k in range(64)], .05, plain(band, .7), False, True) for z in (.1, 1.05, 1.95)]; [tube([((r + .3) * cos(a), (r + .3) * sin(a), 1.9), (.7 * cos(a), .7 * sin(a), 3.78)], .02, plain(band, .7)) for a in [2 * pi * k / 24 for k in range(24)]]; cyl(1.4, 1.0, 2.4, .11, 2.3, plain('#222222', .5)); 
    box(0, .1, 0, 1.7, .5, 2.35, wd, .02); hdoor(0, -.18, .02, 1.1, 2.1, planks(band, mixc(band, '#ffffff', .2), .14, 3, True), wd.pick((0, 0, 1))); [hwin('x', .55 - .05, s * 1.95 - .42, s * 1.95 + .42, .8, 1.75, 2, 2, wd.pick(), -1, None, True) for s in (-1, 1)] ; sconce(.85 + .2, -.18, 1.7); sconce(-1.05, -.18, 1.7); steps(0, -2.4, 0, 2.0, 3, dk); adir(-2.6, -1.3, 10, dk, fabric('#9c4a33')); adir(2.7, -1.3, -12, dk, fabric('#d8b06a'))
def h_treehouse(lift=3.0):
    dk = DKW('#7d5a38', '#a87d50'); m = BOARD('#8a5c34', '#b07c4a'); fr = plain('#3a2a1c', .5); rf = SHINGLE('#5d4a3c', .35); bark = stone('#6b5640', '#5a4632', 1.2, '#3d2f20', 1.2, .35)
    for k, (x, y, rr) in enumerate(((-3.0, .8, .42), (3.3, 2.6, .5), (-1.8, 5.2, .45))): lathe(x, y, -.3, [(rr * 1.5, 0), (rr * 1.1, .5), (rr, 2), (rr * .8, 7), (rr * .6, 10)], bark, 18); inst(tree('#3f6b2a', '#86a845', 3 + k, 9, 7000, .24), (x, y, 2.2), k, 1.15)
    [cyl(x, y, -.3, .13, lift + .2, dk.pick((0, 0, 1)), seg=14) for x in (-3.4, 0, 3.4) for y in (-1.7, 4.6)]; [tube([(x, -1.7, lift - 1.2), (x + s * 1.2, -1.7, lift - .1)], .07, dk) for x, s in ((-3.4, 1), (3.4, -1), (0, 1), (0, -1))]
    with at(0, 0, lift):
        deck(-3.8, 3.8, -2, 5, 0, dk); railing(-3.7, 1.6, -1.9, 0, fr, .95, 'slat'); railing(3.0, 3.7, -1.9, 0, fr); railing(-1.9, 5, -3.7, 0, fr, .95, 'slat', 'y'); shell(-2.4, 2.6, 0, 4.4, 2.5, m, [(-1.9, -.4, .7, 2.0, 2, 2)], [(.9, 3.2, .8, 2.0, 3, 2)], (), fr, fr, None, (1.1, .95, 2.05), planks('#3f6a58', '#568270', .12, 3, True), True); gable(-2.4, 2.6, 0, 4.4, 2.5, 2.6, 'y', .5, rf, m, .15, fr); hwin('x', -.03, -.5, .7, 2.8, 3.9, 2, 2, fr, -1, fr, False); sconce(1.85, -.02, 1.6); n = round(lift / .2); steps(2.3, -2, 0, 1.1, n, dk, lift / n, .26); [tube([(2.3 + s, -2, .95), (2.3 + s, -2 - .26 * n, .95 - lift)], .03, fr) for s in (-.53, .53)]; flowerbox(-1.15, -.2, .42, 1.5, '#e8b23c')
        for k in range(11): lathe(-3.7 + .5 * k, -1.9, .88 - .12 * sin(pi * (k % 5) / 5), [(.001, 0), (.035, .03), (.03, .06), (.012, .08)], glow('#ffc57a', 8 * LAMP_ON() + .5), 10, auto=80)
    tube([(-1.4, -1.6, lift - .2), (-1.4, -1.6, .8)], .012, plain('#b5a07a', .9)); cyl(-1.4, -1.6, .55, .34, .16, plain('#2a2a2a', .7), seg=30, rot=(0, 0, 0))
def h_tiny(c=('#5f7d78', '#79968f'), roof='#3a3f42'):
    m = BOARD(*c, .16); fr = plain('#26231f', .4); dk = DKW(); wd = BOARD('#a9784a', '#cda06b')
    shell(-3.6, 3.6, 0, 2.7, 2.9, m, [(-3.1, -1.9, .9, 2.1, 2, 1), (-.9, 1.1, .05, 2.3, 2, 1), (2.0, 3.1, .9, 2.1, 2, 1)], [(.7, 1.9, .9, 2.1, 2, 1)], (), fr, wd and fr, None, None, None, True); shedroof(-3.6, 3.6, 0, 2.7, 2.9, .7, .4, plain(roof, .5, .4, .4), m, True, fr, [(-.6, .8, 3.0, 3.4, 2, 1)], fr); [cyl(x, -.02, -.75, .36, .26, plain('#1c1c1c', .8), rot=(pi / 2, 0, 0), seg=32) for x in (-.5 + 2.4, .45 + 2.4)]
    deck(-2.4, 2.6, -2.7, 0, 0, dk); steps(.1, -2.7, 0, 1.7, 2, dk); mesh('awning', [(-1.4, -1.6, 2.35), (1.6, -1.6, 2.35), (1.6, 0, 2.7), (-1.4, 0, 2.7)], [(0, 1, 2, 3)], sheer('#e9d9b5', .3, 0)); [tube([(x, -1.6, 2.35), (x, 0, 2.0)], .015, fr) for x in (-1.4, 1.6)]; adir(-1.6, -1.5, 10, dk, fabric('#d98a4a')); coffee_set(1.2, -1.4, dk, '#d98a4a'); sconce(1.45, -.02, 1.8); flowerbox(-2.5, -.2, .55, 1.2, '#e0457a'); flowerbox(2.55, -.2, .55, 1.1, '#f0a03c')
    [lathe(-2.4 + .5 * k, -2.65, 1.9 - .2 * sin(pi * k / 10), [(.001, 0), (.035, .03), (.03, .06), (.012, .08)], glow('#ffc57a', 8 * LAMP_ON() + .5), 10, auto=80) for k in range(11)]; tube([(-2.4 + .5 * k, -2.65, 1.97 - .2 * sin(pi * k / 10)) for k in range(11)], .006, plain('#222222', .6)); [tube([(x, -2.65, 0), (x, -2.65, 2.0)], .025, dk) for x in (-2.4, 2.6)]
def h_grassroof(c=('#8a2f25', '#a5402f'), tr='#f4efe4'):
    m = BOARD(*c, .17); tr = plain(tr, .5); g = GRASSG(); shell(-4.4, 3.6, 0, 5.8, 2.6, m, row(-4.1, -1.3, 2, 1.0, .75, 2.05) + [(1.3, 2.9, .75, 2.05, 3, 2)], row(.8, 5.2, 2, 1.0, .75, 2.05), (), tr, tr, None, (-.1, 1.0, 2.1), planks('#2f4a4f', '#43626a', .12, 3, True), True, RUBBLE(), tr); gable(-4.4, 3.6, 0, 5.8, 2.6, 2.0, 'x', .5, g, m, .25, tr); chimney(1.8, 3.2, 3.4, 2.2, RUBBLE())
    k = 2.0 / 2.9; bl = [blades('#5c7a34', '#a9b45c', q, 34, .26, .24, .01, .6) for q in range(3)]; r = random.Random(4)
    for _ in range(700): x, y = r.uniform(-4.8, 4.0), r.uniform(-.4, 6.2); inst(r.choice(bl), (x, y, 2.6 + .2 + 2.0 - k * abs(y - 2.9)), r.uniform(0, 6), r.uniform(.7, 1.2))
    slab(-1.4, 1.2, -1.4, 0, -.12, .14, RUBBLE()); sconce(.65, -.02, 1.65); box(-2.7, -.5, 0, 1.6, .42, .42, DKW(), .01); [flowerbox(o, -.22, .42, 1.05, '#f0e6d0') for o in (-3.4, -2.0)]; [cyl(3.75, .9 + .17 * q + .08 * j, -.1 + .15 * j, .085, .5, Wood('#8a6238', '#caa06a'), rot=(0, pi / 2, 0), seg=14) for j in range(5) for q in range(14 - j)]
def h_boathouse(c=('#5a3a2c', '#7a5240'), doorc='#e8e2d2'):
    m = BOARD(*c, .16); tr = plain('#f0ebdf', .5); rf = SHINGLE('#454b4e'); dk = DKW('#8a7458', '#b39b78'); pile = dk.pick((0, 0, 1))
    [cyl(x, y, -2.2, .15, 2.2, pile, seg=16) for x in (-4.2, -1.4, 1.4, 4.2) for y in (-2.6, 0, 3)]; shell(-3.8, 3.8, 0, 7.5, 2.9, m, [(-2.9, -.9, .1, 2.4, 2, 2), (.9, 2.9, .1, 2.4, 2, 2)], row(.8, 7, 2, 1.3, .8, 2.2), (), tr, tr, None, (0, 1.0, 2.15), plain(doorc, .4), True); gable(-3.8, 3.8, 0, 7.5, 2.9, 3.0, 'y', .6, rf, m, .16, tr)
    with at(0, 0): deck(-2.6, 2.6, -1.2, 0, 3.1, dk); railing(-2.6, 2.6, -1.15, 3.1, tr, .9); hwin('x', -.03, -.9, .9, 3.15, 4.9, 3, 2, tr, -1, tr, False)
    deck(-4.4, 4.4, -3.0, 0, 0, dk); deck(-.9, .9, -9.5, -3, 0, dk, axis='x'); [cyl(s * .9, y, -2.2, .1, 2.7, pile, seg=14) for s in (-1, 1) for y in (-9.2, -6.6, -4.2)]; adir(-3.1, -1.7, 10, plain('#2f6f7a', .5), fabric('#f4f0e4')); adir(-2.1, -1.8, -8, plain('#2f6f7a', .5), fabric('#f4f0e4')); sconce(.8, -.02, 1.75); sconce(-.8, -.02, 1.75); [lathe(s * .9, y, .5, [(.06, 0), (.07, .14), (.0, .17)], glow('#ffc98a', 5 * LAMP_ON()), 18) for s in (-1, 1) for y in (-9.2, -6.6, -4.2)]
    with at(2.6, -6.2, -.42, 80): canoe('#c9a13f')
def canoe(c='#a23b26'):
    V = []; n = 24
    for i in range(n + 1):
        u = 2 * i / n - 1; wd = .42 * (1 - abs(u) ** 2.4); hh = .32 + .22 * abs(u) ** 3
        for j in range(9): a = pi * j / 8; V.append((u * 2.3, wd * cos(a), hh - (hh + .08) * sin(a) ** .8))
    F = [(i * 9 + j, i * 9 + j + 1, (i + 1) * 9 + j + 1, (i + 1) * 9 + j) for i in range(n) for j in range(8)]; ob = mesh('canoe', V, F, plain(c, .3, .5, 0.0, 0, 40, .4), 1); ob.modifiers.new('s', 'SOLIDIFY').thickness = .03; [box(q, 0, .2, .2, .6, .03, DKW(), .005) for q in (-.8, .8)]
def h_craftsman(c='#7f8f78', tr='#f1ebdd', doorc='#a3532f', roof='#55504a'):
    w = SIDING(c); t = plain(tr, .5); rf = SHINGLE(roof, .3); st = RUBBLE(); br = BRICK('#8f4a38')
    shell(-5, 5, 1.8, 9, 3.0, w, [(-4.2, -1.4, .8, 2.3, 3, 2), (1.6, 4.2, .8, 2.3, 3, 2)], row(2.4, 8.6, 2, 1.2, .8, 2.2), (), t, t, None, (0, 1.1, 2.2), plain(doorc, .35), True, br, t); gable(-5, 5, 1.8, 9, 3.0, 2.9, 'y', .7, rf, w, .18, t); hwin('x', 1.77, -1.2, 1.2, 3.7, 4.8, 3, 2, t, -1, t, False)
    deck(-5.2, 3.4, -1.0, 1.8, 0, DKW()); gable(-5.2, 3.4, -1.2, 2.0, 2.75, 1.5, 'y', .45, rf, w, .15, t); box(-.9, -1.1, 2.55, 8.6, .2, .24, t, .01); [box(x, -.9, -.6, .6, .6, 1.5, st, .02) or box(x, -.9, .9, .3, .3, 1.7, t, .015) for x in (-4.9, -2.0, 1.0, 3.1)]; railing(-4.7, -2.2, -.95, 0, t, .8); railing(1.2, 2.9, -.95, 0, t, .8); steps(-.5, -1.0, 0, 1.8, 3, plain('#a9a49b', .8)); sconce(.85, 1.78, 1.8); adir(-3.6, .4, 6, DKW(), fabric('#d9b26a')); adir(-2.5, .4, -8, DKW(), fabric('#d9b26a')); chimney(-3.9, 5, 3.2, 3.0, br); plant(2.6, .3, 0, 'bush', .7, ceramic('#3f5a55', .6))
def h_apartments(c='#d9c9ae', accent='#3f5a63', floors=5, brick=False):
    m = BRICK(c) if brick else plaster(c, .12); fr = plain('#2a2d2f', .4); t = plain('#efe9dc', .5); ac = plain(accent, .5); fh = 3.0
    with at(0, 0, 0):
        shell(-7.4, 7.4, 0, 10, 3.4, plaster(mixc(accent, '#8a8780', .4), .1), [(-6.8, -3.4, .3, 2.8, 4, 1), (-2.6, -1.2, .3, 2.8, 1, 1), (1.6, 6.8, .3, 2.8, 5, 1)], (), (), fr, None, None, (.2, 1.4, 2.5), planks('#7d5433', '#a87a4c', .12, 3, True), True); slab(-1.2, 1.6, -1.1, 0, 2.75, .12, fr)
        for f in range(floors - 1):
            with at(0, 0, 3.4 + f * fh):
                shell(-7.4, 7.4, 0, 10, fh, m, [(-6.4, -4.0, .1, 2.4, 3, 1), (-1.9, -.7, .5, 2.3, 2, 1), (.7, 1.9, .5, 2.3, 2, 1), (4.0, 6.4, .1, 2.4, 3, 1)], row(1, 9, 3, 1.2, .6, 2.3), (), fr, None, None, None); [slab(x - 1.6, x + 1.6, -1.4, 0, -.04, .16, t) for x in (-5.2, 5.2)]
                for x in (-5.2, 5.2): railing(x - 1.6, x + 1.6, -1.35, .12, fr, .95, 'glass' if not brick else 'slat'); railing(-1.35, 0, x - 1.6, .12, fr, .95, 'glass' if not brick else 'slat', 'y'); plant(x + (1.1 if f % 2 else -1.1), -.8, .12, ['palm', 'fiddle', 'bush'][(f + int(x)) % 3], .95, ceramic(['#c9764e', '#e9e3d8', '#3f5a55'][f % 3], .6))
                if f % 2 == 0: coffee_set(5.0, -.75, None, '#c99a3f')
                flowerbox(-1.3, -.16, .28, 1.25, ['#d9485a', '#f0c9d6', '#e8b23c', '#d9628a'][f % 4]); flowerbox(1.3, -.16, .28, 1.25, ['#e8b23c', '#d9485a', '#f0c9d6'][f % 3])
        box(0, -.08, 3.4 + (floors - 1) * fh, 15.0, .5, .35, t, .03)
    [sconce(x, -.02, 2.2) for x in (-.8, 1.2)]; [box(x, -.6, .1, .9, .6, .55, fr, .02) or inst(bush('#3f6a2c', '#7d9c48', 2, .4, 600, .08), (x, -.6, .6), x, 1) for x in (-1.6, 2.2)]
def h_loft(c='#8f4a38', steel='#1f2224'):
    m = BRICK(c, '#b9ab98'); fr = plain(steel, .4); st = plain('#b3aa9c', .8, .2, 0.0, .2, 14); n = 4
    shell(-8, 8, 0, 10, 4.2, m, row(-7.8, -1.4, 2, 2.5, .7, 3.4, 4, 3) + row(1.4, 7.8, 2, 2.5, .7, 3.4, 4, 3), (), (), fr, None, None, (0, 1.6, 2.7), plain('#2f4a4f', .4), True); box(0, -.06, 4.0, 16.0, .2, .2, st, .02)
    for f in range(2):
        with at(0, 0, 4.2 + 3.7 * f): shell(-8, 8, 0, 10, 3.7, m, row(-7.8, 7.8, 5, 2.3, .6, 3.0, 4, 3), row(1, 9, 2, 2.2, .6, 3.0, 4, 3), (), fr, None, None, None)
    box(0, -.06, 11.5, 16.2, .34, .3, st, .03); [box(x, -.08, 0, .5, .2, 11.5, m, .01) for x in (-7.9, -4.75, -1.6, 1.6, 4.75, 7.9)]; slab(-1.5, 1.5, -1.4, 0, 2.95, .12, fr); [tube([(x, -1.3, 3.0), (x, 0, 3.9)], .02, fr) for x in (-1.4, 1.4)]; steps(0, -.05, .3, 2.4, 2, st); [sconce(x, -.05, 2.2) for x in (-1.25, 1.25)]
    with at(4.75, -.2):   # fire escape
        for z in (4.8, 8.5): slab(-1.5, 1.5, -.9, 0, z, .05, fr); railing(-1.5, 1.5, -.88, z, fr, .9); railing(-.88, 0, -1.5, z, fr, .9, 'slat', 'y'); railing(-.88, 0, 1.5, z, fr, .9, 'slat', 'y')
        [tube([(-1.2, y, 4.9), (1.2, y, 8.5)], .03, fr) for y in (-.75, -.35)]; [tube([(-1.2 + 2.4 * k / 12, -.75, 4.9 + 3.6 * k / 12), (-1.2 + 2.4 * k / 12, -.35, 4.9 + 3.6 * k / 12)], .02, fr) for k in range(13)]
    [box(x, -.6, .1, 1.5, .5, .5, DKW('#4a3424', '#6d4d33'), .02) or [inst(bush('#3f6a2c', '#86a550', 2, .36, 500, .08, '#f4f0ea'), (x - .5 + .5 * k, -.6, .5), k, 1) for k in range(3)] for x in (-3.2, 3.2)]; cyl(-5.4, 5, 11.6, 1.3, 2.4, BOARD('#5d4630', '#7a5c40'), seg=30); lathe(-5.4, 5, 14, [(1.45, 0), (0, 1.0)], fr, 30)
FORMS = dict(aframe=(h_aframe, (-4, 4, -3, 9.4), .7, 0), chalet=(h_chalet, (-5.4, 5.4, -1.6, 8), .4, 0), log=(h_logcabin, (-5, 5.4, -2.4, 7), .62, .1), cape=(h_cape, (-5, 5, -2.4, 7), .5, 0), lhouse=(h_lhouse, (-6.2, 5.8, -1.5, 8.4), .3, 0), modern=(h_modern, (-6.6, 6.7, -3.5, 8), .16, -.9),
             barn=(h_barnhouse, (-4.5, 8.2, -3.3, 11), .35, 0), shed=(h_shed, (-5.3, 6, -3.3, 6.6), .35, .25), gambrel=(h_gambrel, (-4.9, 8.2, -2.3, 9), .15, 0), villa=(h_villa2, (-6.5, 6, -3.2, 8), .15, 0), cubes=(h_cubes, (-6.6, 5.6, -3.2, 7), .15, .6), lighthouse=(h_lighthouse, (-5.6, 5.8, -1.4, 6), .15, -1.1),
             stilt=(h_stiltbeach, (-5, 5, -2.6, 7), .1, .75), dome=(h_dome, (-4.8, 4.8, -2.8, 7.8), .35, 0), yurt=(h_yurt, (-4.5, 4.5, -2.6, 8), .5, 0), tree=(h_treehouse, (-4, 4, -2.2, 5.2), .05, 2.3), tiny=(h_tiny, (-3.8, 3.8, -2.9, 3), .5, 0), grass=(h_grassroof, (-4.8, 4.4, -1.5, 6), .15, -.1),
             boat=(h_boathouse, (-4.5, 4.5, -3, 7.6), .55, 0), craft=(h_craftsman, (-5.4, 5.4, -1.4, 9.2), .55, -.5), flats=(h_apartments, (-7.6, 7.6, -1.5, 10), .14, .2), loft=(h_loft, (-8.2, 8.2, -.9, 10), .14, 0))
def ext_house(form, land, tod='noon', x=2.0, y=13.0, z=None, rot=0, az=None, clouds=.5, vary=5, path='stones', poolxy=None, lens=31, shift=.07, extra=None, eye=1.65, **k):
    """one house form in one landscape; poolxy = (x0, x1, y0, y1) of a pool in front of it"""
    f, b, lift, door = FORMS[form]; lift = lift if z is None else z; hb = (x + b[0], x + b[1], y + b[2], y + b[3])
    if poolxy: hb2 = (min(hb[0], poolxy[0] - 1), max(hb[1], poolxy[1] + 1), poolxy[2] - .8, hb[3])
    zf, keep = env(land, tod, hb2 if poolxy else hb, x + door, az, clouds, vary, None if poolxy else path)
    if poolxy: pv = tiles('#d9d2c2', '#b5ad9c', .7, .7, .5, .6, .08, .006, .3); mesh('patio', [(hb2[0], hb2[2], .01), (hb2[1], hb2[2], .01), (hb2[1], hb[2] + 2, .01), (hb2[0], hb[2] + 2, .01)], [(0, 1, 2, 3)], pv); pool(*poolxy, None, .02)
    with at(x, y, lift, rot): f(**k)
    if extra: extra(zf)
    camera(x - 5.6, -2.4, eye, x - .9, 12, lens, shift, 9, y)

# ------------------------------------------------------------------------------------------------ tropical water bungalow
def ext_water(tod='noon', c=('#8a5e36', '#ab7c4a'), n=3):
    ext_sky(tod, 125, None, .6); hz = HAZE(); deep, sh = ('#0f7f93', '#4fc9c4') if tod != 'dusk' else ('#123a4c', '#1f5a66'); mesh('sea', [(-4000, -20, 0), (4000, -20, 0), (4000, 6000, 0), (-4000, 6000, 0)], [(0, 1, 2, 3)], water(deep, sh, .35, .22, .04, .6)); ridge(260, 700, 120, 46, hazed('#3f6a4c', '#5f8a60', hz, .35, .03), 3, -2, -160, 140, 26, 2.2, False)
    ridge(420, 900, 200, 90, hazed('#3f6a4c', '#5f8a60', hz, .5, .02), 8, -2, 260, 140, 26, 2.2, False); wd = DKW('#7d5634', '#a87a4c'); fr = plain('#3a2a1c', .5); m = BOARD(*c)
    def hut(s=1):
        [cyl(x, y, -1.6, .14, 2.3, wd.pick((0, 0, 1)), seg=14) for x in (-3.2, 0, 3.2) for y in (-2.6, 0, 2.6, 5)]
        with at(0, 0, .8): deck(-3.8, 3.8, -3.2, 5.4, 0, wd); shell(-2.9, 2.9, 0, 5, 2.6, m, [(-2.3, .9, .05, 2.3, 3, 1)], [(1, 3.6, .6, 2.2, 3, 1)], (), fr, None, None, (1.9, 1.0, 2.2), wd.pick((0, 0, 1)), True); hip(-2.9, 2.9, 0, 5, 2.55, 2.7, 1.0, THATCH(), wd, planks('#8a5e36', '#ab7c4a', .12, 4)); railing(-3.7, -1.0, -3.1, 0, fr, .9, 'cable'); sconce(1.15, -.02, 1.7)
    with at(2.2, 12.5, 0, -8):
        hut()
        with at(-2.0, -1.6, .8, 10): lounger(fabric('#f6f0e2'), wd)
        with at(-.8, -1.6, .8, 4): lounger(fabric('#f6f0e2'), wd)
        with at(2.0, -1.6, .8): parasol(0, 0, '#f7efdc', 2.3, 1.2)
        for k in range(7): box(2.9, -3.3 - .28 * k, .62 - .17 * k, 1.2, .3, .05, wd, .008)
    for k in range(1, n): 
        with at(2.2 + 11.5 * k, 18 + 7 * k, 0, -8): hut()
        with at(-14 - 9 * k, 40 + 8 * k, 0, 20): hut()
    with at(10.2, 15.5, .8): deck(-4, 22, 2.4, 4.0, 0, wd); [cyl(-3 + 3 * k, 2.6, -2.4, .12, 2.4, wd.pick((0, 0, 1)), seg=12) for k in range(8)]
    pl = [palm(k, 6.2 + .8 * k) for k in range(4)]; scatter(pl, 60, (-220, 40, 262, 280), 0, (1.2, 2.2), None, None, 5); camera(-3.8, -2.4, 2.1, .6, 11, 28, .03, 9, 13)

# ------------------------------------------------------------------------------------------------ outdoor places
def add_pool(tod='noon', viewk='tropic', drop=.5, wood=('#8a6238', '#b58a58'), cush='#f6f0e2', par='#f7efdc', tile='#d9d2c2', shape=0, palms=False):
    ext_sky(tod, {'noon': 130, 'golden': 118, 'dusk': -40, 'soft': 130}[tod], None, .5); view(viewk, 13, drop, 0); dk = Wood(*wood, .6); pv = tiles(tile, mixc(tile, '#000000', .2), .7, .7, .5, .6, .08, .006, .3)
    mesh('pat', [(-14, -5, 0), (14, -5, 0), (14, 12.4, 0), (-14, 12.4, 0)], [(0, 1, 2, 3)], pv); pool(-3.4, 5.2, 1.6, 8.6, tiles(mixc(tile, '#ffffff', .4), mixc(tile, '#000000', .1), .6, .3, .5, .5, .06)) if shape == 0 else pool(-6.5, 2.4, 2.4, 6.4, tiles(mixc(tile, '#ffffff', .4), mixc(tile, '#000000', .1), .6, .3, .5, .5, .06))
    for k, x in enumerate((-2.6, -.9, 2.4, 4.0)):
        with at(x, 10.4, 0, -4 + 3 * k): lounger(fabric(cush), dk)
    parasol(-1.8, 10.7, par, 2.5, 1.6); parasol(3.2, 10.7, par, 2.5, 1.6)
    with at(-5.2, 5.0, 0, 80): lounger(fabric(cush), dk)
    with at(-5.2, 3.2, 0, 84): lounger(fabric(cush), dk)
    [plant(x, y, 0, kd, h, ceramic(cc, .6)) for x, y, kd, h, cc in ((-4.4, 8.8, 'palm', 1.6, '#e9e3d8'), (6.2, 9.4, 'palm', 1.7, '#b5653f'), (6.3, 6.6, 'snake', .9, '#e9e3d8'), (-6.4, 1.6, 'fiddle', 1.4, '#b5653f'), (6.4, 3.4, 'fiddle', 1.5, '#e9e3d8'))]; railing(-14, 14, 12.3, 0, plain('#f4f1ea', .4), .95, 'glass'); [box(x, 11.6, 0, 1.6, .5, .45, pv, .02) or [inst(bush('#3f6a2c', '#86a550', 2, .38, 520, .09, '#e0457a' if x > 0 else '#f4f0ea'), (x - .5 + .5 * k, 11.6, .42), k, 1) for k in range(3)] for x in (-6, 7.2)]
    [lathe(x, y, 0, [(.1, 0), (.1, .3), (.07, .33), (0, .33)], glow('#ffc98a', 2.5 * LAMP_ON(), '#e6d7bb'), 8) or bulb(x, y, .4, 9 * LAMP_ON(), .06) for x, y in ((-4, 9.6), (5.9, 8.9), (5.9, 1.4), (-3.9, 1.2))]
    if palms: pl = [palm(k, 6 + .8 * k) for k in range(3)]; [inst(pl[k % 3], p, k, 1) for k, p in enumerate(((-8.4, 9, 0), (8.6, 10, 0), (-10, 14, 0)))]
    camera(-2.4, -2.6, 1.75, .7, 7, 25, -.02, 8, 8)
def add_dock(tod='golden', chairc='#a8452f', can='#2f6f7a', seed=3):
    ext_sky(tod, {'golden': -35, 'noon': 120, 'dusk': -30, 'soft': 100}[tod], None, .55, -20 if tod != 'noon' else None); hz = HAZE(); mesh('lake', [(-600, -30, -.55), (600, -30, -.55), (600, 900, -.55), (-600, 900, -.55)], [(0, 1, 2, 3)], water('#1d4250' if tod != 'dusk' else '#1a2a3a', '#3b6f7c', .3, .08, .03, .7, (1, 2.2, 1)))
    ridge(260, 1200, 200, 80, hazed('#33502f', '#5d7042', hz, .28, .03, None, .15), seed, -2, 60, 180, 36, 2.2, False); ridge(600, 2400, 500, 300, hazed('#4d5b64', '#6f7a7c', hz, .52, .006), 6, -2, -200, 180, 40, 2.2); ps = [pine(seed=k, h=9 + k) for k in range(3)]; scatter(ps, 330, (-220, 220, 248, 264), -1.5, (.7, 1.5)); dk = DKW('#8a7458', '#b39b78')
    deck(-1.1, 1.1, -4, 8.6, 0, dk); deck(-2.8, 2.8, 6.4, 9.6, .01, dk); [cyl(s * q, y, -2.5, .12, 3.1, dk.pick((0, 0, 1)), seg=14) for s in (-1, 1) for q, y in ((1.15, 0), (1.15, 3.2), (2.8, 6.5), (2.8, 9.5))]; adir(-1.15, 7.9, 162, plain(chairc, .5), fabric('#f2e6cf')); adir(1.15, 7.9, 198, plain(chairc, .5), fabric('#f2e6cf'))
    with at(0, 7.9): cyl(0, 0, .38, .26, .03, dk.pick(), bev=.01); tube([(0, 0, 0), (0, 0, .38)], .04, dk); mug(.05, .05, .41, ceramic('#e9e3d8')); mug(-.1, -.04, .41, ceramic('#3f5663'))
    with at(-2.6, 3.6, -.55, 84): canoe(can)
    [lathe(s * q, y, .6, [(.07, 0), (.08, .16), (.0, .2)], glow('#ffc98a', 5 * LAMP_ON()), 18) or bulb(s * q, y, .75, 5 * LAMP_ON(), .05) for s in (-1, 1) for q, y in ((1.15, 3.2), (2.8, 9.5))]; [rock(x, y, -.55, s, seed=k) for k, (x, y, s) in enumerate([(4.2, 2.4, .7), (5.2, 3.2, .45), (-5.4, 1.6, .8), (5.9, 1.2, .9)])]; scatter([blades('#5f7d3a', '#a5b060', k, 36, .9, .2, .012, .5) for k in range(3)], 160, (3.4, 8, 0, 4), -.6, (.7, 1.3)); scatter([blades('#5f7d3a', '#a5b060', k, 36, .9, .2, .012, .5) for k in range(3)], 120, (-9, -4.4, 0, 3), -.6, (.7, 1.3)); inst(ps[1], (9, 13, -.5), 1, .8) if False else None
    camera(-.75, -2.6, 1.75, .1, 7, 27, -.02, 8, 9)
def add_sauna(tod='soft', viewk='lake'):
    ext_sky(tod, {'soft': 120, 'noon': 125, 'golden': 118, 'dusk': -40}[tod], None, .5); view(viewk, 12, .6, 0); mesh('gr', [(-20, -6, -.32), (20, -6, -.32), (20, 12, -.32), (-20, 12, -.32)], [(0, 1, 2, 3)], GRASSG()); grassfield((-9, 9, .5, 12), 1500, lambda x, y: not (-4.6 < x < 4.6 and y < 9.2), None, -.3, '#5d8038', '#9db45c', .15); dk = DKW(); deck(-4.6, 4.6, -4, 8.4, 0, dk); wd = BOARD('#8a5c34', '#b5824e', .1); fr = plain('#26231f', .5); r = 1.35
    with at(.9, 4.6):
        n = 40; V = [(r * cos(2 * pi * k / n), y, r + .12 + r * sin(2 * pi * k / n)) for y in (0, 3.2) for k in range(n)]; F = [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]; mesh('barrel', V, F, planks('#8a5c34', '#b5824e', .1, 4, False, .5, '#3a2616', .8, .006), 50)
        for y in (.45, 2.8): tube([((r + .01) * cos(2 * pi * k / n), y, r + .12 + (r + .01) * sin(2 * pi * k / n)) for k in range(n)], .03, metal('#8f8c86', .35), False, True)
        mesh('front', [V[k] [:1] + (.35,) + V[k][2:] for k in range(n)], [tuple(range(n))], wd); [box(s * .7, .4, 0, .22, 1.0 if s else 1, .3, dk, .01) for s in (-1, 1)]; box(0, .3, .22, .82, .05, 1.85, fr, .01); mesh('glass', [(-.34, .26, .3), (.34, .26, .3), (.34, .26, 2.0), (-.34, .26, 2.0)], [(0, 1, 2, 3)], paneroom('x', 3, False)); [box(s * .86, .32, .5, .46, .3, .05, dk, .01) for s in (-1, 1)]; cyl(.5, 2.2, 2 * r, .1, 1.3, fr); box(0, -.35, 0, 1.1, .5, .16, dk, .01); cyl(.56, .22, 1.2, .03, .25, dk.pick((0, 0, 1)))
    lathe(-2.2, 4.0, 0, [(.72, 0), (.75, .85), (.7, .87), (.68, .5), (0, .5)], BOARD('#7d5430', '#a87a48', .1), 48); cyl(-2.2, 4.0, .74, .68, .02, water('#1d4a5c', None, 1, .1), seg=48, bev=.001); [tube([(-2.2 + .76 * cos(k * pi / 16), 4.0 + .76 * sin(k * pi / 16), z) for k in range(32)], .014, metal('#3a3836', .4), False, True) for z in (.2, .65)]
    with at(-.9, 4.4): stool(dk.pick((0, 0, 1)), dk, .5); [softbox(0, 0, .5 + .07 * k, .32, .24, .07, fabric(['#f2ede3', '#7f9fae'][k], scale=140, bump=.6), .03, .01, .004, 8 * k) for k in range(2)]
    lathe(-.2, 3.4, 0, [(0, 0), (.13, 0), (.16, .22), (.15, .22), (.12, .02), (0, .02)], dk.pick((0, 0, 1)), 28); adir(-3.4, 5.8, 30, dk, fabric('#e6dccb')); plant(3.4, 4.6, 0, 'bush', .7, ceramic('#5d5a55', .6)); plant(3.9, 6.4, 0, 'fiddle', 1.2, ceramic('#5d5a55', .6)); sconce(.9 - .66, 4.9, 1.8); [lathe(x, y, 0, [(.09, 0), (.09, .26), (.07, .28), (0, .28)], glow('#ffc98a', 2 * LAMP_ON(), '#e6d7bb'), 8) or bulb(x, y, .35, 7 * LAMP_ON(), .06) for x, y in ((2.6, 3.6), (-3.2, 2.9))]; camera(-2.2, -2.4, 1.65, -.1, 5, 26, -.03, 7, 6.5)
def add_hammock(tod='noon', viewk='tropic', cloth='#e8a15c', cloth2='#f3ead2', tree_='palm', drop=.3):
    ext_sky(tod, {'noon': 130, 'golden': -48, 'dusk': -40, 'soft': 130}[tod], None, .5); view(viewk, 9 if viewk != 'forest' else 7, drop, 0); sand = viewk in ('tropic', 'sea'); g = SANDG() if sand else ground('#5f6a38', '#7b7f46', '#474526'); terrain(-20, 20, -6, 9.5, lambda x, y: .08 * mn.noise(Vector((x * .4, y * .4, 1))), g, 60, 40)
    if tree_ == 'palm': [inst(palm(k + 5, 6.2), p, a, 1) for k, (p, a) in enumerate((((-2.6, 5.2, 0), 2.4), ((3.0, 5.0, 0), -.6), ((-6, 8, 0), 1), ((6.4, 8.6, 0), 3)))]
    else:
        bark = stone('#6b5640', '#5a4632', 1.2, '#3d2f20', 1.2, .35)
        for k, (x, y) in enumerate(((-2.6, 5.2), (3.0, 5.0))): lathe(x, y, -.2, [(.42, 0), (.3, .4), (.25, 2), (.2, 6)], bark, 18); inst(tree('#3f6b2a', '#86a845', k + 2, 8, 6500, .24), (x, y, .6), k, 1.0)
        grassfield((-8, 8, .8, 9), 1500, None, None, 0, '#557a35', '#8fa653', .12); scatter([blades('#3f6a2c', '#86a545', k, 30, .5, .25, .03, 1.0) for k in range(3)], 90, (-8, 8, 5.5, 9), 0, (.7, 1.3), None, None, 4)
    a, b = Vector((-2.45, 5.15, 1.75)), Vector((2.85, 5.0, 1.75)); m = fabric(cloth, cloth2, weave=1, scale=200); n, w = 40, 10; V = []
    for i in range(n + 1):
        u = i / n; p = a.lerp(b, .14 + .72 * u); s = sin(pi * u); z = 1.55 - .95 * s ** .8 * (1 if True else 0); hw = .08 + .56 * s ** .6
        for j in range(w + 1): v = 2 * j / w - 1; V.append((p.x, p.y + v * hw, z + .30 * v * v * s + .02 * sin(j * 2 + i * .7) * s))
    ob = mesh('hammock', V, [(i * (w + 1) + j, i * (w + 1) + j + 1, (i + 1) * (w + 1) + j + 1, (i + 1) * (w + 1) + j) for i in range(n) for j in range(w)], m, 1); ob.modifiers.new('s', 'SOLIDIFY').thickness = .02; rope = plain('#d9c9a3', .9)
    for q, e in ((a, 0), (b, n)): [tube([q, V[e * (w + 1) + j]], .008, rope) for j in range(0, w + 1, 2)]
    pillow(-1.0, 5.1, 1.0, .55, .4, .16, fabric(cloth2), 30, 90); wd = DKW()
    with at(.6, 3.9): stool(wd.pick((0, 0, 1)), wd, .45); books(0, 0, .45, 2, 10, True); wineglass(.1, .05, .52)
    with at(-3.6, 4.2, 0, 24): lounger(fabric('#f6f0e2'), wd) if sand else adir(0, 0, 10, wd, fabric(cloth))
    camera(-1.5, -1.6, 1.5, .1, 5, 27, .02, 7, 6.8)
def add_terrace(tod='golden', viewk='garden', drop=.4, pal='farm', lights=True, paving=0, n=8, pergola=True, par=None):
    """long table laid outdoors under a pergola or string lights"""
    ext_sky(tod, {'golden': -50, 'noon': 128, 'dusk': -45, 'soft': 128}[tod], None, .5); view(viewk, 10, drop, 0); P = palette(pal); wd = P['wood']; pv = [RUBBLE('#b9ad98', '#94897a', '#7d7466'), tiles('#cdbfa8', '#a89a84', .45, .45, .5, .6, .12, .005, .3), planks('#8a6238', '#b58a58', .14, 3)][paving]
    mesh('pat', [(-9, -5, 0), (9, -5, 0), (9, 8, 0), (-9, 8, 0)], [(0, 1, 2, 3)], pv); cx, cy = .3, 4.0
    box(cx, cy, .71, 3.0, 1.0, .05, wd, .012); [box(cx + a * 1.3, cy + b * .38, 0, .08, .08, .71, wd, .01) for a in (-1, 1) for b in (-1, 1)]; seats = [(-1.05, -.74, 180), (-.35, -.74, 183), (.35, -.74, 177), (1.05, -.74, 180), (-1.05, .74, 0), (-.35, .74, 3), (.35, .74, -3), (1.05, .74, 0)]
    for x, y, r in seats:
        with at(cx + x, cy + y, 0, r + R.uniform(-4, 4)): chair(P['chairf'], wd, 0)
        px, py = x, y * .46; cyl(cx + px, cy + py, .76, .16, .004, fabric(P['hexes']['cush'][1], scale=120), seg=40, bev=.001); plate(cx + px, cy + py, .764, ceramic('#f3efe7')); bowl(cx + px, cy + py, .785, ceramic(P['hexes']['cush'][0], .25), .075); wineglass(cx + px + .17, cy + py * .62, .76)
    vase(cx - .2, cy, .76, ceramic('#e6ddce', .4), 0, .9, '#e3a0a8'); bowl(cx + .55, cy, .76, wd, .15, ('#d98a2b', '#e0b33c', '#c9402f')); vase(cx - .9, cy, .76, ceramic(P['hexes']['cush'][0], .3), 2, .8, 'leaf'); [cyl(cx + q, cy + .05, .76, .02, .15, plain('#f4ecdc', .5)) for q in (.15, .9)]
    if pergola:
        for x in (-2.6, 3.2):
            for y in (2.0, 6.2): box(x, y, 0, .16, .16, 2.7, wd, .012)
            box(x, 4.1, 2.7, .14, 5.4, .18, wd, .01)
        [box(.3, 1.7 + .53 * k, 2.88, 7.0, .07, .14, wd, .008) for k in range(10)]; vb = bush('#3f6a2c', '#86a548', 7, .5, 520, .12, '#c98ad0' if viewk != 'desert' else '#d9307a'); [inst(vb, p, k, s) for k, (p, s) in enumerate([((-2.6, 6.2, 2.4), 1), ((-2.3, 5.2, 2.75), .9), ((-2.7, 4.2, 2.8), .8), ((3.2, 6.2, 2.4), 1.0), ((2.6, 6.2, 2.8), .9), ((-2.6, 6.2, 1.4), .7), ((3.2, 6.3, 1.3), .7)])]
    if par: parasol(cx, cy, par, 2.7, 1.9)
    if lights:
        for y in (2.6, 5.6): pts = [(-2.6 + 5.8 * u / 14, y, 2.7 - .35 * sin(pi * u / 14)) for u in range(15)]; tube(pts, .006, plain('#222222', .6), True); [lathe(*v[:2], v[2] - .09, [(.001, 0), (.035, .03), (.03, .06), (.012, .08)], glow('#ffc57a', 14 * max(.25, LAMP_ON())), 12, auto=80) for v in pts[1:-1]]; [bulb(*v[:2], v[2] - .14, 6 * LAMP_ON(), .05) for v in pts[2::4]]
    [plant(x, y, 0, kd, h, ceramic(cc, .6)) for x, y, kd, h, cc in ((-4.4, 5.8, 'palm', 1.5, '#b5653f'), (4.6, 5.6, 'fiddle', 1.5, '#e9e3d8'), (4.9, 3.4, 'bush', .8, '#b5653f'), (-4.6, 3.6, 'bush', .8, '#e9e3d8'))]; camera(-1.9, -2.0, 1.65, .15, 4, 26, -.02, 7, 6)
def add_rooftop(tod='dusk', pal='city'):
    ext_sky(tod, -50, None, .55); view('city', 0, 26, 0); P = palette(pal); wd = P['wood']; dk = Wood('#7d5a38', '#a87d50', .6); deck(-6, 6, -4, 6.4, 0, dk); box(0, 6.6, -.4, 12.6, .3, 1.0, BRICK('#8f4a38'), .02); railing(-6, 6, 6.5, .6, plain('#2a2826', .4), .5, 'glass'); box(-6.2, 1.4, -.4, .3, 11, 1.4, BRICK('#8f4a38'), .02)
    with at(.4, 5.2): sofa(2.6, fabric('#d9d2c4'), dk, [(-.9, P['cush'][0]), (-.5, P['cush'][1]), (.9, P['cush'][2])], 1, seats=3)
    with at(2.9, 3.6, 0, -90): sofa(1.9, fabric('#d9d2c4'), dk, [(-.6, P['cush'][2]), (.6, P['cush'][0])], 1)
    with at(-2.2, 3.5, 0, 70): armchair(P['chairf'], wd, 0, P['cush'][1])
    rug(.4, 3.5, 3.2, 2.3, rugmat(*P['rugc'], 'diamond', 3.2, 2.3))
    with at(.4, 3.5): cyl(0, 0, 0, .55, .34, plain('#55514c', .8, .2, 0, .3, 9), bev=.02, seg=48); cyl(0, 0, .34, .34, .02, plain('#211c18', .9), seg=40); [inst(proto('ember', lambda: mesh('fl', [(-.08, 0, 0), (.08, 0, 0), (.05, 0, .16), (0, 0, .3), (-.05, 0, .15)], [(0, 1, 2, 3, 4)], glow('#ff8a2a', 9))), (.18 * cos(k), .18 * sin(k), .35), k * .5 - 1.4, .8 + .3 * (k % 3)) for k in range(8)]; bulb(0, 0, .6, 40 if tod == 'dusk' else 8, .15, '#ff8a3a')
    for (p, q) in (((-6, 6.4), (6, 6.4)), ((-6, 1), (6, 6.4)), ((-6, 6.4), (6, 1))): pts = [(p[0] + (q[0] - p[0]) * u / 16, p[1] + (q[1] - p[1]) * u / 16, 3.1 - .5 * sin(pi * u / 16)) for u in range(17)]; tube(pts, .006, plain('#222222', .6), True); [lathe(*v[:2], v[2] - .09, [(.001, 0), (.035, .03), (.03, .06), (.012, .08)], glow('#ffc57a', 14), 12, auto=80) for v in pts[1:-1]]; [bulb(*v[:2], v[2] - .12, 5 * LAMP_ON(), .05) for v in pts[3::5]]
    [tube([(x, y, 0), (x, y, 3.15)], .04, plain('#2a2826', .4)) for x, y in ((-6, 6.4), (6, 6.4), (-6, 1), (6, 1))]; [box(x, 6.0, 0, 1.7, .5, .55, dk, .02) or [inst(bush('#3f6a2c', '#86a550', 2 + k, .4, 520, .09), (x - .55 + .55 * k, 6.0, .5), k, 1) for k in range(3)] for x in (-3.6, 3.9)]; plant(-4.6, 5.2, 0, 'palm', 1.6, ceramic('#e9e3d8', .5)); plant(4.7, 4.9, 0, 'fiddle', 1.5, ceramic('#3f5a55', .6)); camera(-1.5, -1.8, 1.6, .2, 4, 25, -.03, 7, 5.8)
