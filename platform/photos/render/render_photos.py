#!/usr/bin/env python3
"""Procedural 'holiday home photographer' (Blender 3.4, Cycles, bpy + standard library only, no external assets).

  nice -n 19 blender -b --threads 1 -P render_photos.py -- --shot living-coast --out DIR [--w 1200 --h 800 --spp 24]
  ... -- --list                     names of all shots

Each shot = a scene builder + style parameters (palette, materials, layout, view, time of day) + a seed; the same
shot always builds the same scene.  Two half-sample multilayer EXRs (different sampling seeds) are written;
develop.c (our own denoiser + filmic darkroom) turns them into a picture; make.sh runs the whole queue.
Sections: core / materials / primitives / sky+light+camera / nature / architecture / furniture / views /
          interior scenes / exterior scenes / render;  houses.py: freely combined houses and outdoor places;  shots.py: the table of shots
"""
import bpy, bmesh, sys, math, random, json, os, time
from mathutils import Vector, Matrix, Euler, noise as mn
pi, sin, cos = math.pi, math.sin, math.cos
R = random.Random(1)

# ------------------------------------------------------------------------------------------------ core
class G: XF = Matrix(); mats = {}; proto = {}; tod = None; seed = 1; objs = 0; hx = {}; cam = None

class at:
    """with at(x,y,z,rot): everything built inside is placed relative to that frame."""
    def __init__(s, x=0, y=0, z=0, rot=0, sc=1): s.m = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(rot), 4, 'Z') @ Matrix.Scale(sc, 4)
    def __enter__(s): s.o = G.XF; G.XF = s.o @ s.m
    def __exit__(s, *a): G.XF = s.o

def link(ob, loc=(0, 0, 0), rot=(0, 0, 0), sc=(1, 1, 1)):
    m = Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4() @ Matrix.Diagonal((*sc, 1))
    ob.matrix_world = G.XF @ m
    bpy.context.scene.collection.objects.link(ob); G.objs += 1
    return ob

def lin(c):
    if isinstance(c, str):
        c = c.lstrip('#'); v = [int(c[i:i + 2], 16) / 255 for i in (0, 2, 4)]
        v = [x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in v]
        return (*v, 1)
    return tuple(c) if len(c) == 4 else (*c, 1)
def mixc(a, b, t): a, b = lin(a), lin(b); return tuple(a[i] * (1 - t) + b[i] * t for i in range(4))

def mesh(name, verts, faces, mat=None, smooth=0, loc=(0, 0, 0), rot=(0, 0, 0), sc=(1, 1, 1), mats=None, midx=None):
    me = bpy.data.meshes.new(name); me.from_pydata([tuple(v) for v in verts], [], faces); me.update()
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
        if smooth > 1: me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(smooth)
    for m in (mats or [mat]):
        if m: me.materials.append(m)
    if midx: me.polygons.foreach_set('material_index', midx)
    return link(bpy.data.objects.new(name, me), loc, rot, sc)

def inst(src, loc, rz=0, sc=1, tilt=(0, 0)):
    ob = bpy.data.objects.new('i', src.data)
    s = (sc, sc, sc) if not isinstance(sc, tuple) else sc
    return link(ob, loc, (tilt[0], tilt[1], rz), s)

def proto(key, fn):
    """prototype mesh kept far below the ground, to be instanced"""
    if key not in G.proto:
        o = G.XF; G.XF = Matrix.Translation((0, 0, 0)); ob = fn(); G.XF = o
        if ob.name in bpy.context.scene.collection.objects: bpy.context.scene.collection.objects.unlink(ob)
        G.proto[key] = ob
    return G.proto[key]

# ------------------------------------------------------------------------------------------------ materials
class NT:
    def __init__(s, name, avg=None):
        s.avg = lin(avg) if avg else None; s.m = bpy.data.materials.new(name); s.m.use_nodes = True; s.t = s.m.node_tree; s.t.nodes.clear()
        s.out = s.t.nodes.new('ShaderNodeOutputMaterial')
    def n(s, typ, attrs=None, **inp):
        x = s.t.nodes.new('ShaderNode' + typ)
        for k, v in (attrs or {}).items(): setattr(x, k, v)
        for k, v in inp.items(): s.set(x, k.replace('_', ' '), v)
        return x
    def set(s, x, k, v):
        so = x.inputs[int(k[1:])] if k[0] == 'i' and k[1:].isdigit() else x.inputs[k]
        if isinstance(v, bpy.types.NodeSocket): s.t.links.new(v, so)
        else: so.default_value = v
    def ramp(s, fac, stops, interp='LINEAR'):
        x = s.n('ValToRGB', Fac=fac); x.color_ramp.interpolation = interp; e = x.color_ramp.elements
        while len(e) < len(stops): e.new(.5)
        for el, (p, c) in zip(e, stops): el.position = p; el.color = lin(c)
        return x.outputs['Color']
    def math(s, op, a, b=0.0, c=None):
        x = s.n('Math', {'operation': op}, i0=a, i1=b)
        if c is not None: s.set(x, 'i2', c)
        return x.outputs[0]
    def mix(s, f, a, b, blend='MIX'):
        return s.n('MixRGB', {'blend_type': blend}, Fac=f, Color1=lin(a) if not isinstance(a, bpy.types.NodeSocket) else a,
                   Color2=lin(b) if not isinstance(b, bpy.types.NodeSocket) else b).outputs[0]
    def obj(s): return s.n('TexCoord').outputs['Object']
    def rnd(s): return s.n('ObjectInfo').outputs['Random']
    def map(s, v, loc=(0, 0, 0), rot=(0, 0, 0), sc=(1, 1, 1)):
        return s.n('Mapping', Vector=v, Location=loc, Rotation=rot, Scale=sc).outputs[0]
    def noise(s, v, scale, detail=3, rough=.5, w=None, out='Fac', dist=0.0):
        x = s.n('TexNoise', {'noise_dimensions': '4D' if w is not None else '3D'}, Vector=v, Scale=scale, Detail=detail, Roughness=rough, Distortion=dist)
        if w is not None: s.set(x, 'W', w)
        return x.outputs[out]
    def boxuv(s):
        """object-space planar coordinates chosen by the face normal: u runs along the wall, v up (or y on floors)"""
        tc = s.n('TexCoord'); p = s.n('SeparateXYZ', Vector=tc.outputs['Object']); nn = s.n('SeparateXYZ', Vector=tc.outputs['Normal'])
        ax = s.math('GREATER_THAN', s.math('ABSOLUTE', nn.outputs[0]), .6); az = s.math('GREATER_THAN', s.math('ABSOLUTE', nn.outputs[2]), .6)
        def pick(f, a, b): return s.math('ADD', s.math('MULTIPLY', a, s.math('SUBTRACT', 1.0, f)), s.math('MULTIPLY', b, f))
        u = pick(ax, p.outputs[0], p.outputs[1]); v = pick(az, p.outputs[2], p.outputs[1])
        return s.n('CombineXYZ', X=u, Y=v, Z=0.0).outputs[0]
    def bump(s, h, strength=.3, dist=.01): return s.n('Bump', Strength=strength, Distance=dist, Height=h).outputs[0]
    def principled(s, col, rough=.5, normal=None, **k):
        x = s.n('BsdfPrincipled', Roughness=rough, **k)
        s.set(x, 'Base Color', col if isinstance(col, bpy.types.NodeSocket) else lin(col))
        if normal is not None: s.set(x, 'Normal', normal)
        return x.outputs[0]
    def done(s, sh):
        if s.avg:    # speed: diffuse bounces see a plain surface of the average colour, not the whole texture graph
            m = s.n('MixShader', Fac=s.n('LightPath').outputs['Is Diffuse Ray']); s.t.links.new(sh, m.inputs[1]); s.t.links.new(s.n('BsdfDiffuse', Color=s.avg).outputs[0], m.inputs[2]); sh = m.outputs[0]
        s.m.cycles.sample_as_light = False      # emissive surfaces glow but are not sampled as lights (bulbs do that): far less noise
        s.t.links.new(sh, s.out.inputs['Surface']); return s.m

def cached(f):
    def w(*a, **k):
        key = (f.__name__, repr(a), repr(sorted(k.items())))
        if key not in G.mats: G.mats[key] = f(*a, **k)
        return G.mats[key]
    return w

@cached
def plain(col, rough=.5, spec=.4, metal=0.0, bump=0, scale=40, coat=0.0):
    t = NT('plain', col if not metal else None); nrm = t.bump(t.noise(t.obj(), scale, 4), bump, .01) if bump else None
    return t.done(t.principled(col, rough, nrm, Specular=spec, Metallic=metal, Clearcoat=coat))
@cached
def plaster(col, strength=.12, scale=7, var=.04):
    t = NT('plaster', col); o = t.obj(); f = t.noise(o, 1.3, 5); c = t.mix(f, mixc(col, '#000000', var), mixc(col, '#ffffff', var))
    return t.done(t.principled(c, .85, t.bump(t.noise(o, scale, 6, .65), strength, .02), Specular=.2))
class Wood:
    """wood whose grain follows the longest side of the box it is put on"""
    def __init__(s, c1, c2, rough=.42, scale=1.0, coat=0.0): s.a = (c1, c2, rough, scale, coat)
    def pick(s, d=(1, 0, 0)):
        d = list(d); return _wood('xyz'[d.index(max(d))], *s.a)
@cached
def _wood(axis, c1, c2, rough, scale, coat):
    t = NT('wood', mixc(c1, c2, .5)); i = 'xyz'.index(axis); sc = [9 * scale] * 3; sc[i] = .55 * scale
    w = t.math('MULTIPLY', t.rnd(), 20.0); v = t.map(t.obj(), sc=sc)
    a = t.noise(v, 1.0, 5, .6, w, dist=.6); b = t.noise(t.map(v, sc=(4, 4, 4)), 2.2, 3, .6, w)
    f = t.math('ADD', t.math('MULTIPLY', a, .72), t.math('MULTIPLY', b, .28))
    c = t.ramp(f, [(.3, mixc(c1, '#000000', .25)), (.46, c1), (.56, c2), (.72, mixc(c2, '#ffffff', .12))])
    c = t.mix(t.math('MULTIPLY', t.rnd(), .22), c, mixc(c1, '#000000', .3))
    return t.done(t.principled(c, rough, t.bump(f, .12, .004), Specular=.4, Clearcoat=coat))
@cached
def planks(c1, c2, width=.16, length=1.7, vertical=False, rough=.42, gap='#2a1d12', bump=.35, mortar=.0022, var=1.0):
    t = NT('planks', mixc(c1, c2, .4)); uv = t.boxuv()
    if vertical: uv = t.map(uv, rot=(0, 0, pi / 2))
    b = t.n('TexBrick', {'offset': .37, 'offset_frequency': 2}, Vector=uv, Color1=(0, 0, 0, 1), Color2=(1, 1, 1, 1), Mortar=(.5, .5, .5, 1), Scale=1.0,
            Mortar_Size=mortar, Mortar_Smooth=.2, Bias=0.0, Brick_Width=length, Row_Height=width)
    bid = t.math('MULTIPLY', b.outputs['Color'], 7.3)
    v = t.map(uv, sc=(.8, 11, 1)); g1 = t.noise(v, 1.0, 5, .62, bid, dist=.7); g2 = t.noise(t.map(v, sc=(3, 3, 1)), 2.0, 3, .6, bid)
    f = t.math('ADD', t.math('MULTIPLY', g1, .7), t.math('MULTIPLY', g2, .3))
    col = t.ramp(f, [(.28, mixc(c1, '#000000', .22)), (.45, c1), (.58, c2), (.75, mixc(c2, '#ffffff', .1))])
    col = t.mix(t.math('MULTIPLY', b.outputs['Color'], .38 * var), col, mixc(c1, '#1a0f06', .35))
    col = t.mix(b.outputs['Fac'], col, gap)
    h = t.math('SUBTRACT', t.math('MULTIPLY', f, .12), b.outputs['Fac'])
    return t.done(t.principled(col, rough, t.bump(h, bump, .006), Specular=.4))
@cached
def tiles(col, grout='#cfc8bd', w=.3, h=.3, offset=0.0, rough=.2, var=.12, gap=.004, bump=.4, pattern=None):
    t = NT('tiles', col); uv = t.boxuv()
    b = t.n('TexBrick', {'offset': offset, 'offset_frequency': 2}, Vector=uv, Color1=mixc(col, '#000000', var), Color2=mixc(col, '#ffffff', var * .7), Mortar=lin(grout),
            Scale=1.0, Mortar_Size=gap, Mortar_Smooth=.3, Bias=0.0, Brick_Width=w, Row_Height=h)
    c = b.outputs['Color']; n = t.noise(t.obj(), 6, 4)
    c = t.mix(t.math('MULTIPLY', t.math('SUBTRACT', 1.0, b.outputs['Fac']), .12), c, t.ramp(n, [(.3, '#000000'), (.7, '#ffffff')]), 'OVERLAY')
    hgt = t.math('SUBTRACT', t.math('MULTIPLY', t.noise(t.obj(), 9, 2), .25), b.outputs['Fac'])
    ro = t.math('ADD', t.math('MULTIPLY', b.outputs['Fac'], .5), rough)
    return t.done(t.principled(c, ro, t.bump(hgt, bump, .006), Specular=.5))
@cached
def marble(col='#f1eee9', vein='#9b938a', scale=1.6, rough=.15):
    t = NT('marble', col); o = t.map(t.obj(), loc=(3.3, 1.2, 7)); d = t.noise(o, scale, 8, .65, out='Color')
    v = t.n('MixRGB', Fac=.45, Color1=o, Color2=d).outputs[0]; f = t.noise(v, scale * 1.4, 9, .6)
    c = t.ramp(t.math('ABSOLUTE', t.math('SUBTRACT', f, .5)), [(0, vein), (.02, mixc(col, vein, .35)), (.07, col), (1, col)])
    return t.done(t.principled(c, rough, Specular=.5))
@cached
def stone(c1, c2, scale=2.2, grout='#6f675c', bump=.8, stretch=1.6, rough=.85):
    t = NT('stone', mixc(c1, c2, .5)); o = t.map(t.obj(), sc=(1, 1, stretch)); o2 = t.n('MixRGB', {'blend_type': 'ADD'}, Fac=.12, Color1=o, Color2=t.noise(o, 3, 3, out='Color')).outputs[0]
    e = t.n('TexVoronoi', {'feature': 'DISTANCE_TO_EDGE'}, Vector=o2, Scale=scale).outputs['Distance']
    cell = t.n('TexVoronoi', Vector=o2, Scale=scale).outputs['Color']
    c = t.mix(cell, c1, c2); c = t.mix(.35, c, t.ramp(t.noise(o, 11, 6), [(.3, '#333333'), (.7, '#dddddd')]), 'OVERLAY')
    m = t.ramp(e, [(.02, '#000000'), (.07, '#ffffff')]); c = t.mix(m, grout, c)
    h = t.math('ADD', t.math('MINIMUM', t.math('MULTIPLY', e, 5.0), .8), t.math('MULTIPLY', t.noise(o, 14, 5), .3))
    return t.done(t.principled(c, rough, t.bump(h, bump, .03), Specular=.25))
@cached
def fabric(col, col2=None, scale=300, bump=.25, rough=.9, sheen=.35, weave=0, var=.08):
    t = NT('fabric', mixc(col, '#000000', .08)); o = t.obj(); f = t.noise(o, scale, 2); g = t.noise(o, 2.2, 3)
    c = t.mix(f, mixc(col, '#000000', .16), mixc(col, '#ffffff', .1)); c = t.mix(t.math('MULTIPLY', g, var * 2), c, mixc(col, '#000000', .5))
    if col2:
        if weave == 1: w = t.n('TexWave', {'bands_direction': 'X'}, Vector=o, Scale=4.2).outputs['Fac']; m = t.ramp(w, [(.55, '#000000'), (.6, '#ffffff')])
        elif weave == 2: w = t.n('TexChecker', Vector=t.map(o, rot=(0, 0, pi / 4)), Scale=9.0).outputs['Fac']; m = w
        else: w = t.noise(o, 9, 1); m = t.ramp(w, [(.5, '#000000'), (.53, '#ffffff')])
        c = t.mix(m, c, col2)
    return t.done(t.principled(c, rough, t.bump(t.math('ADD', f, t.math('MULTIPLY', g, 3.0)), bump, .004), Specular=.15, Sheen=sheen))
@cached
def rugmat(c1, c2, c3, kind='border', sx=3, sy=2):
    t = NT('rug', c1); o = t.obj(); p = t.n('SeparateXYZ', Vector=o); f = t.noise(o, 160, 2); wob = t.math('MULTIPLY', t.math('SUBTRACT', t.noise(o, 5, 3), .5), .05)
    if kind == 'border':
        ex = t.math('SUBTRACT', sx / 2, t.math('ABSOLUTE', p.outputs[0])); ey = t.math('SUBTRACT', sy / 2, t.math('ABSOLUTE', p.outputs[1]))
        e = t.math('ADD', t.math('MINIMUM', ex, ey), t.math('MULTIPLY', wob, .3))
        m = t.ramp(e, [(0, c2), (.09, c1), (.16, c3), (.19, c1), (1, c1)], 'CONSTANT')
    elif kind == 'diamond':
        a = t.math('ADD', p.outputs[0], wob); b = t.math('ADD', p.outputs[1], wob)
        d = t.math('ADD', t.math('PINGPONG', a, .34), t.math('PINGPONG', b, .42)); k = t.math('ABSOLUTE', t.math('SUBTRACT', d, .38))
        m = t.ramp(k, [(0, c2), (.035, c1), (.2, c1), (.27, c3), (.3, c1)], 'CONSTANT')
    elif kind == 'stripe':
        m = t.ramp(t.math('PINGPONG', t.math('ADD', p.outputs[1], wob), .3), [(0, c1), (.12, c2), (.17, c1), (.22, c3), (.26, c1)], 'CONSTANT')
    elif kind == 'jute':
        r = t.math('SQRT', t.math('ADD', t.math('POWER', p.outputs[0], 2.0), t.math('POWER', p.outputs[1], 2.0))); s = t.math('PINGPONG', r, .03)
        m = t.ramp(s, [(0, mixc(c1, '#000000', .3)), (.025, c1)])
    else:
        q = t.noise(o, 2.6, 6, .6, dist=1.2); m = t.ramp(q, [(.35, c1), (.47, c3), (.52, c1), (.62, c2)])
    c = t.mix(f, t.mix(.25, m, '#000000'), m)
    return t.done(t.principled(c, .95, t.bump(f, .6, .01), Specular=.1, Sheen=.4))
@cached
def art(kind, a, b, c, d):
    t = NT('art'); o = t.obj(); w = t.math('MULTIPLY', t.rnd(), 9.0); p = t.n('SeparateXYZ', Vector=o)
    if kind == 'hills':
        n1 = t.math('MULTIPLY', t.math('SUBTRACT', t.noise(t.map(o, sc=(1, 0, 0)), 2.6, 3, .5, w), .5), .5)
        col = t.ramp(t.math('ADD', t.math('ADD', p.outputs[2], n1), .5), [(0, a), (.35, b), (.52, c), (.62, d)], 'CONSTANT')
    elif kind == 'blobs':
        q = t.noise(o, 2.4, 1, .4, w); col = t.ramp(q, [(0, a), (.40, b), (.5, a), (.57, c), (.66, d)], 'CONSTANT')
    elif kind == 'sea':
        q = t.math('ADD', t.math('ADD', p.outputs[2], .5), t.math('MULTIPLY', t.math('SUBTRACT', t.noise(t.map(o, sc=(.6, 1, 5)), 4, 6, .7, w), .5), .25)); col = t.ramp(q, [(.1, a), (.42, b), (.5, c), (.75, d)])
    else:
        q = t.noise(o, 3, 8, .7, w, dist=2.0); col = t.ramp(q, [(.3, a), (.45, b), (.55, c), (.68, d)])
    return t.done(t.principled(col, .7, t.bump(t.noise(o, 90, 3), .15, .003), Specular=.2))
@cached
def metal(col='#c9c6c0', rough=.25): return plain(col, rough, .5, 1.0)
@cached
def ceramic(col, rough=.18): return plain(col, rough, .5, 0.0, .05, 6)
@cached
def glass_pane(tint='#ffffff', refl=.09):
    t = NT('glass'); tr = t.n('BsdfTransparent', Color=lin(tint)).outputs[0]; gl = t.n('BsdfGlossy', Roughness=.0, Color=(1, 1, 1, 1)).outputs[0]
    lw = t.n('LayerWeight', Blend=.32).outputs['Fresnel']; f = t.math('MINIMUM', t.math('ADD', t.math('MULTIPLY', lw, .8), refl * .2), .75)
    lp = t.n('LightPath'); f = t.math('MULTIPLY', f, t.math('SUBTRACT', 1.0, t.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray'])))
    m = t.n('MixShader', Fac=f); t.t.links.new(tr, m.inputs[1]); t.t.links.new(gl, m.inputs[2]); return t.done(m.outputs[0])
@cached
def glass_solid(tint='#f4fbff', rough=.0):
    t = NT('glassware'); g = t.n('BsdfGlass', Color=lin(tint), Roughness=rough, IOR=1.45).outputs[0]; tr = t.n('BsdfTransparent', Color=lin(tint)).outputs[0]
    lp = t.n('LightPath'); m = t.n('MixShader', Fac=t.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray'])); t.t.links.new(g, m.inputs[1]); t.t.links.new(tr, m.inputs[2]); return t.done(m.outputs[0])
@cached
def sheer(col='#fbf8f2', tl=.55, open_=.12):
    t = NT('sheer'); d = t.n('BsdfDiffuse', Color=lin(col)).outputs[0]; tr = t.n('BsdfTranslucent', Color=lin(col)).outputs[0]; tp = t.n('BsdfTransparent').outputs[0]
    m = t.n('MixShader', Fac=tl); t.t.links.new(d, m.inputs[1]); t.t.links.new(tr, m.inputs[2]); m2 = t.n('MixShader', Fac=open_); t.t.links.new(m.outputs[0], m2.inputs[1]); t.t.links.new(tp, m2.inputs[2]); return t.done(m2.outputs[0])
@cached
def glow(col, power, base='#fff4e0'):
    t = NT('glow'); e = t.n('Emission', Color=lin(col), Strength=power).outputs[0]; d = t.n('BsdfDiffuse', Color=lin(base)).outputs[0]; a = t.n('AddShader'); t.t.links.new(e, a.inputs[0]); t.t.links.new(d, a.inputs[1]); return t.done(a.outputs[0])
@cached
def leafmat(c1, c2, rough=.5, tl=.3):
    t = NT('leaf'); r = t.rnd(); f = t.noise(t.obj(), 3, 2, w=t.math('MULTIPLY', r, 7.0)); c = t.mix(t.ramp(f, [(.3, '#000000'), (.7, '#ffffff')]), c1, c2); c = t.mix(t.math('MULTIPLY', r, .3), c, mixc(c1, '#000000', .3))
    p = t.principled(c, rough, Specular=.3); tr = t.n('BsdfTranslucent', Color=c).outputs[0]
    m = t.n('MixShader', Fac=tl); t.t.links.new(p, m.inputs[1]); t.t.links.new(tr, m.inputs[2]); return t.done(m.outputs[0])
@cached
def water(deep, shallow=None, scale=.6, bump=.25, rough=.03, spec=.6, stretch=(1, 1.8, 1)):
    t = NT('water'); o = t.map(t.n('NewGeometry').outputs['Position'], sc=stretch); n1 = t.noise(o, scale, 4, .6, dist=.4); n2 = t.noise(o, scale * 5, 3, .5)
    h = t.math('ADD', n1, t.math('MULTIPLY', n2, .18)); c = deep
    if shallow: c = t.mix(t.ramp(t.noise(o, scale * .25, 3), [(.35, '#000000'), (.65, '#ffffff')]), deep, shallow)
    return t.done(t.principled(c, rough, t.bump(h, bump, .25), Specular=spec))
@cached
def poolwater(col='#3fb7c9', deep='#1687a8'):
    """turquoise pool: bright base with a fake caustic net + wavy mirror reflection"""
    t = NT('pool'); o = t.n('NewGeometry').outputs['Position']; o2 = t.n('MixRGB', {'blend_type': 'ADD'}, Fac=.35, Color1=o, Color2=t.noise(o, 1.3, 2, out='Color')).outputs[0]
    e = t.n('TexVoronoi', {'feature': 'SMOOTH_F1'}, Vector=o2, Scale=1.7).outputs['Distance']; net = t.ramp(e, [(.42, '#000000'), (.7, '#ffffff')])
    c = t.mix(t.noise(o, .35, 2), deep, col); c = t.mix(t.math('MULTIPLY', net, .35), c, '#c8f6f4')
    return t.done(t.principled(c, .02, t.bump(t.noise(o, 1.6, 3, dist=.5), .3, .06), Specular=.55, Emission=c, Emission_Strength=.10 if G.tod != 'dusk' else .22))
@cached
def ground(c1, c2, c3=None, s1=.35, s2=9, bump=.6, dist=.04, rough=.95):
    t = NT('ground', mixc(c1, c2, .5)); o = t.n('NewGeometry').outputs['Position']; a = t.noise(o, s1, 5, .6); b = t.noise(o, s2, 6, .65)
    c = t.mix(t.ramp(a, [(.38, '#000000'), (.62, '#ffffff')]), c1, c2); c = t.mix(t.math('MULTIPLY', b, .5), c, c3 or mixc(c1, '#000000', .4))
    return t.done(t.principled(c, rough, t.bump(t.math('ADD', b, t.noise(o, s2 * 6, 3)), bump, dist), Specular=.12))
@cached
def hazed(c1, c2, haze, amount, scale=.02, snow=None, s2=.2):
    """distant terrain: two-colour cover, optional snow above a height, blended into the air"""
    t = NT('far'); geo = t.n('NewGeometry'); o = geo.outputs['Position']; z = t.n('SeparateXYZ', Vector=o).outputs[2]; nz = t.n('SeparateXYZ', Vector=geo.outputs['Normal']).outputs[2]
    a = t.noise(o, scale, 6, .65); c = t.mix(t.ramp(a, [(.4, '#000000'), (.6, '#ffffff')]), c1, c2); c = t.mix(.5, c, t.ramp(t.noise(o, s2, 5, .7), [(.3, '#303030'), (.7, '#c0c0c0')]), 'OVERLAY')
    if snow:
        k = t.math('ADD', t.math('MULTIPLY', z, 1.0 / snow), t.math('MULTIPLY', t.math('SUBTRACT', a, .5), 1.1)); k = t.math('ADD', k, t.math('MULTIPLY', t.math('SUBTRACT', nz, .6), .6))
        c = t.mix(t.ramp(k, [(.9, '#000000'), (1.0, '#ffffff')]), c, '#eef3f8')
    d = t.n('BsdfDiffuse', Color=c).outputs[0]; e = t.n('Emission', Color=lin(haze), Strength=1.0).outputs[0]; m = t.n('MixShader', Fac=amount); t.t.links.new(d, m.inputs[1]); t.t.links.new(e, m.inputs[2]); return t.done(m.outputs[0])
@cached
def litwin(lit=.5, power=2.5, col='#ffb863', dark='#0d1218'):
    """facade windows of distant city blocks: brick texture, some lit"""
    t = NT('city'); uv = t.boxuv(); b = t.n('TexBrick', {'offset': 0.0}, Vector=uv, Color1=(0, 0, 0, 1), Color2=(1, 1, 1, 1), Mortar=(0, 0, 0, 1), Scale=1.0, Mortar_Size=.85, Mortar_Smooth=.0, Bias=0.0, Brick_Width=2.9, Row_Height=3.3)
    win = t.math('SUBTRACT', 1.0, b.outputs['Fac']); on = t.math('MULTIPLY', win, t.math('GREATER_THAN', b.outputs['Color'], 1 - lit))
    wall = t.mix(t.rnd(), '#6d6a69', '#a89c8d'); c = t.mix(win, wall, dark)
    return t.done(t.principled(c, t.math('SUBTRACT', .8, t.math('MULTIPLY', win, .65)), Specular=.5, Emission=t.mix(on, '#000000', col), Emission_Strength=power))
def M(m, dims=(1, 1, 1)): return m.pick(dims) if hasattr(m, 'pick') else m

# ------------------------------------------------------------------------------------------------ primitives
def box(x, y, z, sx, sy, sz, mat, bev=.008, seg=2, rz=0, rx=0, ry=0):
    """bevelled box; (x,y) centre, z underside"""
    bm = bmesh.new(); bmesh.ops.create_cube(bm, size=1); bmesh.ops.scale(bm, vec=(sx, sy, sz), verts=bm.verts); b = min(bev, .45 * min(sx, sy, sz))
    if b > .0005: bmesh.ops.bevel(bm, geom=bm.edges[:], offset=b, segments=seg, profile=.5, affect='EDGES')
    me = bpy.data.meshes.new('box'); bm.to_mesh(me); bm.free(); me.materials.append(M(mat, (sx, sy, sz)))
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons)); me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(50)
    ob = bpy.data.objects.new('box', me)
    if b > .0005: md = ob.modifiers.new('wn', 'WEIGHTED_NORMAL'); md.keep_sharp = True
    return link(ob, (x, y, z + sz / 2), (math.radians(rx), math.radians(ry), math.radians(rz)))

def lathe(x, y, z, prof, mat, seg=36, rot=(0, 0, 0), auto=40):
    v = []; f = []
    for r, h in prof:
        for i in range(seg): a = 2 * pi * i / seg; v.append((r * cos(a), r * sin(a), h))
    for j in range(len(prof) - 1):
        for i in range(seg): k = (i + 1) % seg; f.append((j * seg + i, j * seg + k, (j + 1) * seg + k, (j + 1) * seg + i))
    return mesh('lathe', v, f, M(mat, (0, 0, 1)), auto, (x, y, z), rot)
def cyl(x, y, z, r, h, mat, r2=None, seg=32, bev=.006, rot=(0, 0, 0)):
    r2 = r if r2 is None else r2; b = min(bev, h * .4, r * .4)
    return lathe(x, y, z, [(0, 0), (r - b, 0), (r, b), (r2, h - b), (max(r2 - b, 0.0005), h), (0, h)], mat, seg, rot)
def tube(pts, r, mat, nurbs=False, cyclic=False):
    cu = bpy.data.curves.new('tube', 'CURVE'); cu.dimensions = '3D'; cu.bevel_depth = r; cu.bevel_resolution = 3; cu.use_fill_caps = True
    sp = cu.splines.new('NURBS' if nurbs else 'POLY'); sp.points.add(len(pts) - 1)
    for p, q in zip(sp.points, pts): p.co = (*q, 1)
    if nurbs: sp.use_endpoint_u = True; sp.order_u = 3; sp.resolution_u = 8
    sp.use_cyclic_u = cyclic; cu.materials.append(M(mat, (0, 0, 1))); return link(bpy.data.objects.new('tube', cu))

def softbox(x, y, z, sx, sy, sz, mat, r=.07, crown=.03, wr=.008, rz=0, rx=0, ry=0, crown_y=0.0):
    """upholstered block: finely divided rounded box, puffed faces, slight wrinkles"""
    def axis(h, r, n):
        a = [-h + r * (1 - cos(pi / 2 * i / 5)) for i in range(5)]; m = [(-h + r) + (2 * h - 2 * r) * i / n for i in range(n + 1)]; return a + m + [-q for q in reversed(a)]
    r = min(r, .49 * min(sx, sy, sz)); H = (sx / 2, sy / 2, sz / 2); ax = [axis(H[i], r, 8 if H[i] > .15 else 4) for i in range(3)]
    V = []; idx = {}; F = []; off = Vector((R.random() * 50, R.random() * 50, 0))
    def vid(p):
        k = tuple(round(q, 5) for q in p)
        if k not in idx:
            inner = Vector([max(-(H[i] - r), min(H[i] - r, p[i])) for i in range(3)]); d = Vector(p) - inner
            q = inner + d.normalized() * r if d.length > 1e-6 else Vector(p)
            u = [q[i] / H[i] for i in range(3)]; q = q.copy()
            q.z += (1 if u[2] > 0 else -.3) * crown * (1 - u[0] ** 2) * (1 - u[1] ** 2) * abs(u[2]); q.y += math.copysign(crown_y, u[1]) * (1 - u[0] ** 2) * (1 - u[2] ** 2) * abs(u[1])
            if wr: q += mn.noise_vector((q + off) * 5) * wr
            idx[k] = len(V); V.append(q)
        return idx[k]
    for i in range(3):
        a, b = [(1, 2), (2, 0), (0, 1)][i]
        for s in (-1, 1):
            for p in range(len(ax[a]) - 1):
                for q in range(len(ax[b]) - 1):
                    c = []
                    for (da, db) in ((0, 0), (1, 0), (1, 1), (0, 1)):
                        v = [0, 0, 0]; v[i] = s * H[i]; v[a] = ax[a][p + da]; v[b] = ax[b][q + db]; c.append(vid(v))
                    F.append(c if s > 0 else c[::-1])
    return mesh('soft', V, F, M(mat), 1, (x, y, z + sz / 2), (math.radians(rx), math.radians(ry), math.radians(rz)))

def pillow(x, y, z, w, h, t, mat, rx=70, rz=0, ry=0):
    n = 14; V = []; F = []; off = Vector((R.random() * 50, R.random() * 50, R.random() * 50))
    for s in (1, -1):
        for i in range(n + 1):
            for j in range(n + 1):
                u, v = 2 * i / n - 1, 2 * j / n - 1; th = max(0, (1 - u ** 4) * (1 - v ** 4)) ** .6
                px = u * w / 2 * (1 - .07 * (1 - v * v)); py = v * h / 2 * (1 - .07 * (1 - u * u)); zz = s * t / 2 * th
                p = Vector((px, py, zz)); p += mn.noise_vector(Vector((px, py, s)) * 6 + off) * .012 * th; V.append(p)
    m = (n + 1) ** 2
    for s in (0, 1):
        for i in range(n):
            for j in range(n):
                a = s * m + i * (n + 1) + j; q = (a, a + n + 1, a + n + 2, a + 1); F.append(q if s == 0 else q[::-1])
    return mesh('pillow', V, F, M(mat), 1, (x, y, z), (math.radians(rx), math.radians(ry), math.radians(rz)))

def drape(x, y, z, w, d, fall, mat, rz=0, falls=(1, 1, 1, 0), wr=.018, thick=.05, n=56):
    """cloth lying on a w x d top and hanging over the edges (order -x,+x,-y,+y)"""
    V = []; F = []; x0, x1 = -w / 2 - fall * falls[0], w / 2 + fall * falls[1]; y0, y1 = -d / 2 - fall * falls[2], d / 2 + fall * falls[3]; off = Vector((R.random() * 90, R.random() * 90, 0)); rr = thick
    for i in range(n + 1):
        for j in range(n + 1):
            px = x0 + (x1 - x0) * i / n; py = y0 + (y1 - y0) * j / n; ox = max(abs(px) - w / 2, 0); oy = max(abs(py) - d / 2, 0); o = max(ox, oy)
            sx = math.copysign(1, px); sy = math.copysign(1, py); f = mn.noise((Vector((px * 5, py * 5, 0)) + off)); f2 = mn.noise((Vector((px * 1.7, py * 1.7, 3)) + off))
            wave = .03 * min(1, o / .2) * (sin((py if ox >= oy else px) * 17 + off.x) + f)
            e = 1 - math.exp(-o / rr) if o > 0 else 0
            qx = min(abs(px), w / 2) * sx + (sx * (rr * e + wave) if ox > 0 and ox >= oy * .6 else 0); qy = min(abs(py), d / 2) * sy + (sy * (rr * e + wave) if oy > 0 and oy > ox * .6 else 0)
            edge = min(1, min(w / 2 - min(abs(px), w / 2), d / 2 - min(abs(py), d / 2)) / .15)
            V.append((qx, qy, z + wr * (f2 + .5 * f) + .03 * edge - max(0, o - rr * .3)))
    for i in range(n):
        for j in range(n): a = i * (n + 1) + j; F.append((a, a + n + 1, a + n + 2, a + 1))
    ob = mesh('drape', V, F, M(mat), 1, (x, y, 0), (0, 0, math.radians(rz))); md = ob.modifiers.new('s', 'SOLIDIFY'); md.thickness = .025; return ob

def curtain(x0, y0, x1, y1, z0, z1, mat, amp=.05, folds=None, gather=0.0):
    L = math.hypot(x1 - x0, y1 - y0); folds = folds or max(4, int(L * 9)); n = folds * 10; m = 14; V = []; F = []; ux, uy = (x1 - x0) / L, (y1 - y0) / L; ph = R.random() * 6
    for j in range(m + 1):
        v = j / m
        for i in range(n + 1):
            u = i / n; a = amp * (.55 + .45 * (1 - v)) * sin(2 * pi * folds * u + ph + .5 * sin(5 * u + ph) + .35 * (1 - v) * sin(9 * u)); a += .012 * mn.noise(Vector((u * 6, v * 2, ph)))
            k = u + .012 * sin(2 * pi * folds * u * 2 + ph); V.append((x0 + ux * L * k - uy * a, y0 + uy * L * k + ux * a, z0 + (z1 - z0) * v))
    for j in range(m):
        for i in range(n): a = j * (n + 1) + i; F.append((a, a + 1, a + n + 2, a + n + 1))
    return mesh('curtain', V, F, mat, 1)

# ------------------------------------------------------------------------------------------------ sky, light, camera
TOD = {  # sun elevation, azimuth (deg from +y towards +x), energy, colour, zenith, horizon, glow colour, sky strength
    'noon':   (44, -38, 10.0, '#fff1dc', (.10, .26, .62), (.52, .68, .86), (1., .95, .85), 1.0),
    'golden': (17, -52, 8.0, '#ffc385', (.20, .38, .70), (.98, .78, .58), (1., .66, .36), .85),
    'dusk':   (-3, -50, 0.0, '#ffb46a', (.030, .060, .17), (.50, .27, .24), (1., .42, .22), .55),
    'soft':   (34, -40, 2.2, '#ffeedd', (.50, .60, .74), (.80, .82, .84), (1., .95, .88), 1.0),
}
def setup_sky(tod, sun_az=None, sun_el=None, clouds=.5, glow_az=None, sun_soft=1.2):
    G.tod = tod; el, az, en, sc, zen, hor, gl, st = TOD[tod]; az = az if sun_az is None else sun_az; el = el if sun_el is None else sun_el
    w = bpy.data.worlds.new('sky'); bpy.context.scene.world = w; w.use_nodes = True; t = NT.__new__(NT); t.t = w.node_tree; t.t.nodes.clear(); out = t.t.nodes.new('ShaderNodeOutputWorld')
    d = t.n('TexCoord').outputs['Generated']; s = t.n('SeparateXYZ', Vector=d); z = s.outputs[2]
    c = t.ramp(t.math('MAXIMUM', z, 0.0), [(0, hor), (.12, tuple(hor[i] * .62 + zen[i] * .38 for i in range(3))), (.38, tuple(hor[i] * .18 + zen[i] * .85 for i in range(3))), (1, zen)])
    ga = math.radians(az if glow_az is None else glow_az); ge = math.radians(max(el, 4)); dv = Vector((sin(ga) * cos(ge), cos(ga) * cos(ge), sin(ge)))
    dot = t.math('MAXIMUM', t.n('VectorMath', {'operation': 'DOT_PRODUCT'}, i0=d, i1=dv).outputs['Value'], 0.0)
    c = t.mix(t.math('MULTIPLY', t.math('POWER', dot, 5.0), .30 if tod != 'noon' else .10), c, gl, 'ADD')
    if clouds > 0:   # flat cloud layer: project the view direction on a plane
        k = t.math('ADD', t.math('MAXIMUM', z, 0.0), .09); px = t.math('DIVIDE', s.outputs[0], k); py = t.math('DIVIDE', s.outputs[1], k)
        v = t.map(t.n('CombineXYZ', X=px, Y=py, Z=0.0).outputs[0], loc=(G.seed * 1.37 % 17, G.seed * 2.1 % 13, 0), sc=(.55, .9, 1)); n = t.noise(v, .9, 9, .58, dist=.25)
        m = t.ramp(n, [(.62 - .22 * clouds, '#000000'), (.80 - .12 * clouds, '#ffffff')]); m = t.math('MULTIPLY', m, t.math('MINIMUM', t.math('MULTIPLY', t.math('MAXIMUM', z, 0.0), 9.0), .85))
        cl = {'noon': (.93, .95, .98), 'soft': (.95, .95, .95), 'golden': (1., .74, .55), 'dusk': (.52, .26, .27)}[tod]; c = t.mix(m, c, cl)
    c = t.mix(t.math('LESS_THAN', z, -.02), c, tuple(.35 * h for h in hor))
    bg = t.n('Background', Color=c, Strength=st); t.t.links.new(bg.outputs[0], out.inputs[0])
    w.cycles.sampling_method = 'MANUAL'; w.cycles.sample_map_resolution = 256
    if en > 0:
        L = bpy.data.lights.new('sun', 'SUN'); L.energy = en; L.color = lin(sc)[:3]; L.angle = math.radians(sun_soft); ob = bpy.data.objects.new('sun', L)
        a, e = math.radians(az), math.radians(el); link(ob); ob.rotation_euler = Vector((-sin(a) * cos(e), -cos(a) * cos(e), -sin(e))).to_track_quat('-Z', 'Y').to_euler()
def area(x, y, z, sx, sy, power, col='#fff2df', aim=(0, 0, -1), portal=False, vis=False):
    L = bpy.data.lights.new('area', 'AREA'); L.shape = 'RECTANGLE'; L.size, L.size_y = sx, sy; L.energy = power; L.color = lin(col)[:3]; L.cycles.is_portal = portal
    ob = bpy.data.objects.new('area', L); link(ob, (x, y, z), Vector(aim).to_track_quat('-Z', 'Y').to_euler()); ob.visible_camera = vis; ob.visible_glossy = vis; return ob
def bulb(x, y, z, power, r=.05, col='#ffb46b'):
    L = bpy.data.lights.new('bulb', 'POINT'); L.energy = power; L.shadow_soft_size = r; L.color = lin(col)[:3]; ob = bpy.data.objects.new('bulb', L); ob.visible_camera = False; return link(ob, (x, y, z))
def camera(x, y, z, tx, ty, lens=25, shift=-.06, fstop=5.6, focus=None, tilt=0):
    if G.cam:   # a shot may move the photographer: (dx, dy, dz, aim dx, lens factor, shift)
        c = (*G.cam, *(0, 0, 0, 0, 1, 0)[len(G.cam):]); x += c[0]; y += c[1]; z += c[2]; tx += c[3]; lens *= c[4]; shift += c[5]
    cd = bpy.data.cameras.new('cam'); cd.lens = lens; cd.shift_y = shift; cd.clip_start = .05; cd.clip_end = 9000; ob = bpy.data.objects.new('cam', cd); link(ob, (x, y, z))
    ob.rotation_euler = (pi / 2 + math.radians(tilt), 0, -math.atan2(tx - x, ty - y)); cd.dof.use_dof = fstop > 0
    if fstop > 0: cd.dof.focus_distance = focus or math.hypot(tx - x, ty - y); cd.dof.aperture_fstop = fstop
    bpy.context.scene.camera = ob
LAMP_ON = lambda: {'dusk': 1.0, 'golden': .5, 'soft': .35, 'noon': .18}[G.tod]

# ------------------------------------------------------------------------------------------------ nature
def leafcloud(blobs, n, size, mat, aspect=.55, up=.3, trunk=None, tmat=None, rs=3):
    """foliage: many small bent quads near the surface of ellipsoid blobs [(x,y,z,rx,ry,rz)], plus optional trunk polylines"""
    r = random.Random(rs); V = []; F = []; mi = []; wt = [b[3] * b[4] + b[5] * b[3] for b in blobs]
    for _ in range(n):
        b = r.choices(blobs, wt)[0]; a = r.uniform(0, 2 * pi); cz = r.uniform(-.75, 1); s = math.sqrt(1 - cz * cz); k = r.uniform(.55, 1.05) ** .6
        p = Vector((b[0] + b[3] * s * cos(a) * k, b[1] + b[4] * s * sin(a) * k, b[2] + b[5] * cz * k)); nrm = Vector((s * cos(a), s * sin(a), cz + up)); d = nrm + Vector((r.gauss(0, .7), r.gauss(0, .7), r.gauss(0, .6)))
        d.normalize(); t = d.orthogonal(); t.rotate(Matrix.Rotation(r.uniform(0, 2 * pi), 3, d)); bt = d.cross(t); l = size * r.uniform(.6, 1.3); w = l * aspect; i = len(V)
        V += [p - t * l * .5, p + bt * w * .5 + d * l * .08, p + t * l * .5 - d * l * .1, p - bt * w * .5 + d * l * .08]; F.append((i, i + 1, i + 2, i + 3)); mi.append(0)
    for pts, r0, r1 in trunk or []:
        m = len(pts); base = len(V)
        for j, q in enumerate(pts):
            rr = r0 + (r1 - r0) * j / (m - 1)
            for k in range(7): V.append((q[0] + rr * cos(k * pi * 2 / 7), q[1] + rr * sin(k * pi * 2 / 7), q[2]))
        for j in range(m - 1):
            for k in range(7): F.append((base + j * 7 + k, base + j * 7 + (k + 1) % 7, base + (j + 1) * 7 + (k + 1) % 7, base + (j + 1) * 7 + k)); mi.append(1)
    ms = [mat] + ([tmat] if trunk else []); return mesh('foliage', V, F, None, 0, mats=ms, midx=mi)

def tree(c1='#3f6b2a', c2='#7da043', seed=1, h=7.0, n=5200, leaf=.26, bark='#5a4a3a'):
    n = int(n * 1.9); leaf *= .70; c1 = mixc(c1, '#47482c', .35); c2 = mixc(c2, '#7d7a45', .35)
    def mk():
        r = random.Random(seed); blobs = []; tr = []; top = h * .42
        tr.append(([(0, 0, -.2), (r.uniform(-.1, .1), r.uniform(-.1, .1), top * .5), (r.uniform(-.2, .2), r.uniform(-.2, .2), top)], .045 * h * .6, .03 * h * .6))
        for i in range(8):
            a = i * 2 * pi / 7 + r.random(); q = r.uniform(.12, .24) * h if i else 0; z = h * r.uniform(.52, .82) if i else h * .84; s = h * r.uniform(.15, .21); blobs.append((q * cos(a), q * sin(a), z, s, s, s * .78))
            tr.append(([(0, 0, top * .85), (q * cos(a) * .5, q * sin(a) * .5, (top + z) * .5), (q * cos(a), q * sin(a), z)], .02 * h * .5, .004 * h))
        return leafcloud(blobs, n, leaf, leafmat(c1, c2), .6, .35, tr, plain(bark, .9, .1, 0.0, .5, 8), seed)
    return proto(('tree', c1, c2, seed, h, n), mk)
def pine(c1='#1f3d22', c2='#3d5f33', seed=1, h=11.0, dens=1.0):
    def mk():
        r = random.Random(seed); V = []; F = []; mi = []; W = int(38 * dens)
        for k in range(9):
            a = k * 2 * pi / 8
            if k < 8: V += [(.16 * h / 11 * cos(a), .16 * h / 11 * sin(a), -.3), (.01 * cos(a), .01 * sin(a), h * .98)]
        for k in range(8): F.append((2 * k, 2 * ((k + 1) % 8), 2 * ((k + 1) % 8) + 1, 2 * k + 1)); mi.append(1)
        for w in range(W):
            t = w / (W - 1); z = h * (.10 + .89 * t); L = h * .235 * (1 - t) ** .85 * r.uniform(.85, 1.12) + .12; nb = int(7 + 5 * (1 - t))
            for b in range(nb):
                a = 2 * pi * (b + r.random() * .8) / nb + w * .7; l = L * r.uniform(.7, 1.08); droop = r.uniform(.10, .42); seg = 7; ca, sa = cos(a), sin(a)
                for s in range(seg):
                    u = (s + .5) / seg; px = l * u; pz = z - droop * l * u * u + .16 * l * u; wl = .30 * l * (1.05 - u * .7) * r.uniform(.7, 1.2) + .08
                    for sd in (-1, 1):
                        i = len(V); a0 = (px, 0, pz); tip = (px + wl * .75, sd * wl, pz - .22 * wl - r.random() * .05); bk = (px - l / seg * .9, 0, pz + .04); mid = (px + wl * .15, sd * wl * .6, pz - .30 * wl)
                        for q in (bk, a0, tip, mid): V.append((q[0] * ca - q[1] * sa, q[0] * sa + q[1] * ca, q[2]))
                        F.append((i, i + 1, i + 2, i + 3)); mi.append(0)
        return mesh('pine', V, F, None, 0, mats=[leafmat(c1, c2, .6, .15), plain('#4a382a', .9, .1, 0.0, .5, 8)], midx=mi)
    return proto(('pine', c1, c2, seed, h, dens), mk)
def palm(seed=1, h=6.5):
    def mk():
        r = random.Random(seed); V = []; F = []; mi = []; bx, by = r.uniform(-1, 1) * .9, r.uniform(-.5, .5); P = [(bx * (j / 12) ** 1.7, by * (j / 12) ** 1.7, h * j / 12 - .2) for j in range(13)]
        for j, q in enumerate(P):
            rr = (.17 - .06 * j / 12) * (1.05 if j % 2 else .95)
            for k in range(9): V.append((q[0] + rr * cos(k * pi * 2 / 9), q[1] + rr * sin(k * pi * 2 / 9), q[2]))
        for j in range(12):
            for k in range(9): F.append((j * 9 + k, j * 9 + (k + 1) % 9, (j + 1) * 9 + (k + 1) % 9, (j + 1) * 9 + k)); mi.append(1)
        T = Vector(P[-1])
        for fr in range(24):
            a = fr * 2.399 + r.random() * .3; el = math.radians(r.uniform(62, -25) if fr > 5 else r.uniform(45, 75)); L = r.uniform(2.2, 2.9); N = 24; pos = T.copy(); e = el
            for s in range(N):
                u = s / N; d = Vector((cos(a) * cos(e), sin(a) * cos(e), sin(e))); nx = pos + d * L / N; side = Vector((-sin(a), cos(a), 0)); upv = side.cross(d); wl = .62 * math.sin(pi * min(1, .12 + u * .9)) ** .7 * (1.02 - u * .35) + .05
                for sd in (-1, 1):
                    i = len(V); tip = pos + side * sd * wl * .82 + d * wl * .55 - upv * -.0 + Vector((0, 0, -.26 * wl - .12 * wl * r.random())); V += [pos, pos + d * .055, tip + d * .01, tip]; F.append((i, i + 1, i + 2, i + 3)); mi.append(0)
                pos = nx; e -= math.radians(3.0 + 3.4 * u)
        return mesh('palm', V, F, None, 0, mats=[leafmat('#2f5f22', '#86a63d', .38, .25), plain('#8a7558', .9, .1, 0.0, .7, 14)], midx=mi)
    return proto(('palm', seed, h), mk)
def bush(c1='#3f6a2c', c2='#84a44a', seed=1, r=.6, n=900, leaf=.13, flower=None):
    def mk():
        q = random.Random(seed); bl = [(q.uniform(-.4, .4) * r, q.uniform(-.4, .4) * r, r * q.uniform(.35, .7), r * q.uniform(.55, .8), r * q.uniform(.55, .8), r * q.uniform(.5, .75)) for _ in range(4)]
        o = leafcloud(bl, n, leaf, leafmat(c1, c2), .5, .5, rs=seed)
        if flower:
            o2 = leafcloud([(b[0], b[1], b[2] + .03, b[3] * 1.05, b[4] * 1.05, b[5] * 1.08) for b in bl], int(n * .22), leaf * .7, leafmat(flower, mixc(flower, '#ffffff', .35)), .9, .8, rs=seed + 9)
            b1 = bmesh.new(); b1.from_mesh(o.data); k = len(o.data.polygons); b1.from_mesh(o2.data); b1.faces.ensure_lookup_table()
            for f in b1.faces[k:]: f.material_index = 1
            b1.to_mesh(o.data); b1.free(); o.data.materials.append(o2.data.materials[0]); bpy.data.objects.remove(o2)
        return o
    return proto(('bush', c1, c2, seed, r, n, leaf, flower), mk)
def blades(c1, c2, seed=1, n=26, h=.28, spread=.12, w=.010, lean=.5):
    def mk():
        r = random.Random(seed); V = []; F = []
        for _ in range(n):
            a = r.uniform(0, 2 * pi); q = spread * math.sqrt(r.random()); x, y = q * cos(a), q * sin(a); b = r.uniform(0, 2 * pi); hh = h * r.uniform(.5, 1.15); le = lean * hh * r.uniform(.2, 1); dx, dy = cos(b), sin(b); i = len(V)
            ww = w * r.uniform(.7, 1.3); nx, ny = -dy * ww, dx * ww
            V += [(x - nx, y - ny, -.02), (x + nx, y + ny, -.02), (x + dx * le * .35 + nx * .8, y + dy * le * .35 + ny * .8, hh * .6), (x + dx * le * .35 - nx * .8, y + dy * le * .35 - ny * .8, hh * .6), (x + dx * le, y + dy * le, hh)]
            F += [(i, i + 1, i + 2, i + 3), (i + 3, i + 2, i + 4)]
        return mesh('blades', V, F, leafmat(c1, c2, .6, .3), 0)
    return proto(('blades', c1, c2, seed, n, h, spread, w, lean), mk)
def agave(seed=1, r=.6, c1='#4f6f5c', c2='#8aa58c', n=26):
    def mk():
        q = random.Random(seed); V = []; F = []
        for k in range(n):
            a = k * 2.399; el = math.radians(12 + 66 * k / n); L = r * (1.1 - .35 * k / n); w = .085 * r / .6; i = len(V); pts = 6
            for s in range(pts + 1):
                u = s / pts; x = L * u * cos(el); z = L * u * sin(el) + .12 * L * u * u; ww = w * (1 - u) ** .7 * (1 + .6 * sin(pi * u)) + .001
                for sd, dz in ((-1, .03), (0, 0), (1, .03)): V.append((x * cos(a) - sd * ww * sin(a), x * sin(a) + sd * ww * cos(a), z + dz * (1 - u)))
            for s in range(pts):
                for c in (0, 1): b = i + s * 3 + c; F.append((b, b + 1, b + 4, b + 3))
        return mesh('agave', V, F, leafmat(c1, c2, .5, .05), 1)
    return proto(('agave', seed, r, c1, n), mk)
def cactus(x, y, z, h=2.6):
    m = plain('#4f6b45', .7, .2, 0.0, .4, 9)
    def arm(px, pz, d, up):
        tube([(x + px, y, z + pz), (x + px + d * .45, y, z + pz), (x + px + d * .55, y, z + pz + .2), (x + px + d * .55, y, z + pz + up)], .11, m, True)
    lathe(x, y, z, [(.15, 0), (.19, h * .4), (.18, h * .85), (.12, h * .97), (0, h)], m, 14); arm(0, h * .42, 1, h * .38); arm(0, h * .55, -1, h * .28)
def scatter(protos, n, region, z=0, sc=(.8, 1.25), keep=None, zf=None, rs=5):
    r = random.Random(rs); x0, x1, y0, y1 = region; k = 0
    for _ in range(n):
        x, y = r.uniform(x0, x1), r.uniform(y0, y1)
        if keep and not keep(x, y): continue
        inst(r.choice(protos), (x, y, zf(x, y) if zf else z), r.uniform(0, 6.28), r.uniform(*sc)); k += 1
    return k
def rock(x, y, z, s, mat=None, seed=1, flat=.65):
    bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=4, radius=1); o = Vector((seed * 3.1, seed * 1.7, 0))
    for v in bm.verts: v.co *= 1 + .35 * mn.noise(v.co * 1.1 + o) + .1 * mn.noise(v.co * 3.5 + o)
    me = bpy.data.meshes.new('rock'); bm.to_mesh(me); bm.free(); me.materials.append(mat or stone('#8b8880', '#a39d92', 1.2, '#7d7a72', .3, 1)); me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    return link(bpy.data.objects.new('rock', me), (x, y, z), (0, 0, seed), (s, s * .85, s * flat))
def terrain(x0, x1, y0, y1, hf, mat, nx=90, ny=90):
    V = [(x0 + (x1 - x0) * i / nx, y0 + (y1 - y0) * j / ny, 0) for j in range(ny + 1) for i in range(nx + 1)]; V = [(x, y, hf(x, y)) for x, y, _ in V]
    F = [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(ny) for i in range(nx)]
    return mesh('terrain', V, F, mat, 1)
def ridge(dist, width, depth, height, mat, seed=0, base=0, cx=0, nx=200, ny=46, freq=3.0, ridged=True, lo=.15):
    def hf(x, y):
        u = (x - cx) / width; v = (y - dist) / depth; p = Vector((u * freq * 2 + seed * 7.7, v * freq * .9 + seed, seed * 2.3)); env = sin(pi * min(1, max(0, v))) ** .8 * (1 - lo + lo * mn.noise(Vector((u * 4 + seed, 0, 0))))
        n = (mn.ridged_multi_fractal(p, .9, 2.1, 6, 1.0, 2.0) / 2.2) if ridged else (.55 + .6 * mn.fractal(p, .9, 2.1, 6))
        return base + height * env * (.25 + .75 * n)
    return terrain(cx - width / 2, cx + width / 2, dist, dist + depth, hf, mat, nx, ny)

# ------------------------------------------------------------------------------------------------ architecture
def wall(axis, pos, u0, u1, z0, z1, ops, mat, thick=.18, out=1):
    """wall with rectangular openings [(u0,u1,z0,z1)]; axis 'x' runs along x at y=pos, thickness grows towards out"""
    us = sorted({u0, u1, *[o[0] for o in ops], *[o[1] for o in ops]}); zs = sorted({z0, z1, *[o[2] for o in ops], *[o[3] for o in ops]}); V = []; F = []
    a, b = (pos, pos + thick) if out > 0 else (pos - thick, pos)
    for i in range(len(us) - 1):
        for j in range(len(zs) - 1):
            cu, cz = (us[i] + us[i + 1]) / 2, (zs[j] + zs[j + 1]) / 2
            if any(o[0] < cu < o[1] and o[2] < cz < o[3] for o in ops): continue
            k = len(V)
            for z in (zs[j], zs[j + 1]):
                for (u, w) in ((us[i], a), (us[i + 1], a), (us[i + 1], b), (us[i], b)): V.append((u, w, z) if axis == 'x' else (w, u, z))
            q = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
            if axis == 'y': q = [tuple(reversed(f)) for f in q]
            F += [tuple(k + t for t in f) for f in q]
    return mesh('wall', V, F, M(mat), 0)
def window(axis, pos, u0, u1, z0, z1, nx=2, nz=1, mat=None, w=.055, d=.07, portal=0, glass=True, bar=None):
    """frame + mullions + pane; portal=+1/-1 adds a sky portal looking that way along the wall normal"""
    mat = mat or plain('#f4f1ea', .4); bar = bar or w * .8
    def b(u, z, su, sz, dd=d):
        if axis == 'x': box(u, pos, z, su, dd, sz, mat, .006)
        else: box(pos, u, z, dd, su, sz, mat, .006)
    b((u0 + u1) / 2, z0, u1 - u0, w); b((u0 + u1) / 2, z1 - w, u1 - u0, w); b(u0 + w / 2, z0 + w, w, z1 - z0 - 2 * w); b(u1 - w / 2, z0 + w, w, z1 - z0 - 2 * w)
    for i in range(1, nx): b(u0 + (u1 - u0) * i / nx, z0 + w, bar, z1 - z0 - 2 * w, d * .8)
    for j in range(1, nz): b((u0 + u1) / 2, z0 + (z1 - z0) * j / nz, u1 - u0 - 2 * w, bar * .8, d * .7)
    if glass:
        p = [(u0, z0), (u1, z0), (u1, z1), (u0, z1)]; mesh('pane', [(u, pos, z) if axis == 'x' else (pos, u, z) for u, z in p], [(0, 1, 2, 3)], glass_pane())
    if portal:
        cx, cz = (u0 + u1) / 2, (z0 + z1) / 2
        if axis == 'x': area(cx, pos - .0 + .12 * -portal, cz, u1 - u0, z1 - z0, 1, aim=(0, portal, 0), portal=True)
        else: area(pos + .12 * -portal, cx, cz, u1 - u0, z1 - z0, 1, aim=(portal, 0, 0), portal=True)
def room(W, D, H, P, back=[], left=[], right=[], y0=-2.2, ceiling=True):
    """interior shell x in +-W/2, y from y0 (behind the camera) to D"""
    fl = P['floor']; mesh('floor', [(-W / 2 - .2, y0, 0), (W / 2 + .2, y0, 0), (W / 2 + .2, D + .2, 0), (-W / 2 - .2, D + .2, 0)], [(0, 1, 2, 3)], fl)
    wm = P['wall']; wall('x', D, -W / 2 - .2, W / 2 + .2, 0, H, back, P.get('accent', wm)); wall('y', -W / 2, y0, D, 0, H, left, P.get('leftwall', wm), out=-1); wall('y', W / 2, y0, D, 0, H, right, wm)
    wall('x', y0, -W / 2 - .2, W / 2 + .2, 0, H, [], wm, out=-1)
    if ceiling:
        cm = P.get('ceil', plaster('#f7f4ee', .05)); box(0, (D + y0) / 2, H, W + .6, D - y0 + .6, .15, cm, 0)
        if P.get('beams'):
            n = P.get('nbeams', 4)
            for i in range(n): box(0, .4 + (D - .6) * i / (n - 1), H - .2, W, .16, .2, P['beams'], .012)
    sk = P.get('skirt', plain('#f3efe7', .45))
    def runs(a, b, ops):
        cut = sorted([(o[0], o[1]) for o in ops if o[2] < .12]); r = []; c = a
        for p, q in cut: r.append((c, p)); c = q
        r.append((c, b)); return [(p, q) for p, q in r if q - p > .05]
    for p, q in runs(-W / 2, W / 2, back): box((p + q) / 2, D - .01, 0, q - p, .02, .1, sk, .004)
    for p, q in runs(y0, D, left): box(-W / 2 + .01, (p + q) / 2, 0, .02, q - p, .1, sk, .004)
    for p, q in runs(y0, D, right): box(W / 2 - .01, (p + q) / 2, 0, .02, q - p, .1, sk, .004)
    fm = P.get('frame'); g = P.get('panes', (2, 1))
    for o in back: window('x', D + .09, *o, max(1, round((o[1] - o[0]) / P.get('panew', 1.1))), g[1], fm, portal=-1)
    for o in left: window('y', -W / 2 - .09, *o, max(1, round((o[1] - o[0]) / P.get('panew', 1.1))), g[1], fm, portal=1)
    for o in right: window('y', W / 2 + .09, *o, max(1, round((o[1] - o[0]) / P.get('panew', 1.1))), g[1], fm, portal=-1)
    e = {'noon': 20, 'soft': 24, 'golden': 18, 'dusk': 5}[G.tod] * P.get('fill', 1)      # photographer's fill from behind the camera
    area(0, y0 + .3, H * .62, W * .8, H * .6, e, '#fff0e0', (0, 1, -.05)); area(0, D * .45, H - .06, W * .6, D * .6, e * .30, '#fff3e4', (0, 0, -1))

def gable(x0, x1, y0, y1, z, rise, axis, over, mat, wallmat, thick=.14, trim=None, soffit=None, ends=True):
    """pitched roof; ridge runs along axis"""
    if axis == 'y':
        cx = (x0 + x1) / 2; hw = (x1 - x0) / 2; k = rise / hw; ex = hw + over; a, b = y0 - over, y1 + over
        for s in (-1, 1):
            V = []
            for y in (a, b):
                for (dx, dz) in ((0, rise), (s * ex, rise - k * ex), (s * ex, rise - k * ex + thick), (0, rise + thick)): V.append((cx + dx, y, z + dz))
            mesh('roof', V, [(0, 1, 2, 3), (7, 6, 5, 4), (3, 2, 6, 7), (1, 0, 4, 5), (2, 1, 5, 6)], mat)
            if trim:
                for y in (a, b):
                    L = math.hypot(ex, k * ex); box(cx + s * ex / 2, y, z + rise - k * ex / 2 - .03, L + .05, .05, .2, trim, .006, ry=s * math.degrees(math.atan(k)))
        if ends:
            for y in (y0, y1): mesh('gab', [(x0, y, z), (x1, y, z), (cx, y, z + rise)], [(0, 1, 2)], wallmat)
    else:
        cy = (y0 + y1) / 2; hw = (y1 - y0) / 2; k = rise / hw; ex = hw + over; a, b = x0 - over, x1 + over
        for s in (-1, 1):
            V = []
            for x in (a, b):
                for (dy, dz) in ((0, rise), (s * ex, rise - k * ex), (s * ex, rise - k * ex + thick), (0, rise + thick)): V.append((x, cy + dy, z + dz))
            mesh('roof', V, [(3, 2, 1, 0), (4, 5, 6, 7), (7, 6, 2, 3), (5, 4, 0, 1), (6, 5, 1, 2)], mat)
            if trim: box((x0 + x1) / 2, cy + s * (ex + .02), z + rise - k * ex - .05, b - a, .04, .2, trim, .006)
        if ends:
            for x in (x0, x1): mesh('gab', [(x, y0, z), (x, y1, z), (x, cy, z + rise)], [(0, 1, 2)], wallmat)
@cached
def roommat(seed):
    """what one sees through a house window: soft dark room, or warm light in the evening"""
    t = NT('room'); o = t.obj(); z = t.n('SeparateXYZ', Vector=o).outputs[2]; f = t.noise(t.map(o, loc=(seed * 3, 0, 0), sc=(1, 1, .7)), .8, 1); k = {'noon': .05, 'soft': .07, 'golden': .22, 'dusk': 1.25}[G.tod]
    c = t.ramp(f, [(.3, '#3a2412'), (.55, '#e29a4d'), (.75, '#ffe0ae')]); return t.done(t.n('Emission', Color=c, Strength=k).outputs[0])
@cached
def paneroom(axis, seed, curt):
    """house window seen from outside: room glow + curtains painted behind a mirror-like pane (one closure: little noise)"""
    t = NT('pane'); g = t.n('SeparateXYZ', Vector=t.n('TexCoord').outputs['Generated']); u = g.outputs[0 if axis == 'x' else 1]; o = t.obj(); k = {'noon': .05, 'soft': .07, 'golden': .30, 'dusk': 1.25}[G.tod]; kc = {'noon': .22, 'soft': .25, 'golden': .42, 'dusk': .8}[G.tod]
    f = t.noise(t.map(o, loc=(seed * 3, 0, 0)), .8, 1); room_ = t.n('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=1.0, Color1=t.ramp(t.math('ADD', f, t.math('MULTIPLY', t.math('SUBTRACT', g.outputs[2], .5), .35)), [(.25, '#4a2f1a'), (.5, '#d18f4a'), (.75, '#ffdfae')]), Color2=(k, k, k, 1)).outputs[0]
    c = room_
    if curt:
        e = t.math('ADD', t.math('ABSOLUTE', t.math('SUBTRACT', u, .5)), t.math('MULTIPLY', t.math('SINE', t.math('MULTIPLY', u, 70.0)), .006)); fold = t.math('ADD', .75, t.math('MULTIPLY', t.math('SINE', t.math('MULTIPLY', u, 95.0)), .25)); cc = mixc('#efe6d6', '#ffcf94', .55 if G.tod in ('dusk',) else .15)
        cur = t.n('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=1.0, Color1=tuple(x * kc for x in cc[:3]) + (1,), Color2=t.n('CombineXYZ', X=fold, Y=fold, Z=fold).outputs[0]).outputs[0]; c = t.mix(t.ramp(e, [(.30, '#000000'), (.32, '#ffffff')]), room_, cur)
    fr = t.n('LayerWeight', Blend=.25).outputs['Fresnel']; fr = t.math('MINIMUM', t.math('ADD', t.math('MULTIPLY', fr, .9), .03), .8); gl = t.n('BsdfGlossy', Roughness=.0, Color=t.n('CombineXYZ', X=fr, Y=fr, Z=fr).outputs[0]).outputs[0]
    a = t.n('AddShader'); t.t.links.new(t.n('Emission', Color=c, Strength=1.0).outputs[0], a.inputs[0]); t.t.links.new(gl, a.inputs[1]); return t.done(a.outputs[0])
def hwin(axis, pos, u0, u1, z0, z1, nx=2, nz=2, mat=None, out=-1, trim=None, curt=True, shutters=None, sill=True, depth=1.1):
    """window of a house seen from outside (facing 'out' along the wall normal)"""
    window(axis, pos, u0, u1, z0, z1, nx, nz, mat, glass=False); k = R.randint(0, 9); p = pos - out * .0
    q = [(u0, z0), (u1, z0), (u1, z1), (u0, z1)]; mesh('pane', [(u, p, z) if axis == 'x' else (p, u, z) for u, z in q], [(0, 1, 2, 3)], paneroom(axis, k, curt))
    def b(u, z, su, sz, d, off, m, bev=.006):
        if axis == 'x': box(u, pos + out * off, z, su, d, sz, m, bev)
        else: box(pos + out * off, u, z, d, su, sz, m, bev)
    if trim:
        t = .11; b((u0 + u1) / 2, z1, u1 - u0 + 2 * t, t, .05, .10, trim)
        for u in (u0 - t / 2, u1 + t / 2): b(u, z0, t, z1 - z0, .05, .10, trim)
    if sill: b((u0 + u1) / 2, z0 - .06, u1 - u0 + .24, .06, .14, .12, trim or plain('#e9e4da', .6))
    if shutters:
        sw = (u1 - u0) * .38
        for u in (u0 - sw / 2 - .06, u1 + sw / 2 + .06):
            b(u, z0 - .02, sw, z1 - z0 + .04, .04, .12, shutters, .01)
            for j in range(int((z1 - z0) / .09)): b(u, z0 + .05 + j * .09, sw * .78, .05, .03, .145, shutters, .008)
def hdoor(x, y, z, w, h, mat, trim=None, lite=True, knob=None):
    box(x, y, z, w, .06, h, mat, .008)
    for (dz, hh) in ((.12, h * .3), (h * .45, h * .46)):
        if dz > h * .4 and lite:
            mesh('lite', [(x - w * .3, y - .035, z + dz), (x + w * .3, y - .035, z + dz), (x + w * .3, y - .035, z + dz + hh), (x - w * .3, y - .035, z + dz + hh)], [(0, 1, 2, 3)], roommat(3) if G.tod in ('dusk', 'golden') else plain('#1d2428', .05, .6))
        else: box(x, y - .035, z + dz, w * .62, .02, hh, mat, .012)
    if trim:
        for s in (-1, 1): box(x + s * (w / 2 + .06), y - .02, z, .12, .08, h + .12, trim, .008)
        box(x, y - .02, z + h, w, .08, .12, trim, .008)
    cyl(x + w * .4, y - .09, z + h * .46, .03, .06, knob or metal('#b08d57', .3), rot=(pi / 2, 0, 0))
def railing(x0, x1, y, z, mat, h=.95, kind='slat', axis='x', gapn=.13):
    def b(u, zz, su, sz, d):
        if axis == 'x': box(u, y, zz, su, d, sz, mat, .006)
        else: box(y, u, zz, d, su, sz, mat, .006)
    L = x1 - x0; n = max(1, round(L / 1.6)); b((x0 + x1) / 2, z + h - .05, L, .05, .09)
    for i in range(n + 1): b(x0 + L * i / n, z, .09, h, .09)
    if kind == 'slat':
        b((x0 + x1) / 2, z + .1, L, .05, .06); k = int(L / gapn)
        for i in range(k): b(x0 + L * (i + .5) / k, z + .1, .03, h - .15, .03)
    elif kind == 'cable':
        for j in range(6): tube([(x0, y, z + .13 + j * .125), (x1, y, z + .13 + j * .125)] if axis == 'x' else [(y, x0, z + .13 + j * .125), (y, x1, z + .13 + j * .125)], .005, metal())
    elif kind == 'glass':
        p = [(x0, z + .06), (x1, z + .06), (x1, z + h - .06), (x0, z + h - .06)]; mesh('g', [(u, y, q) if axis == 'x' else (y, u, q) for u, q in p], [(0, 1, 2, 3)], glass_pane('#eef8f6'))
def deck(x0, x1, y0, y1, z, mat, joist=None, w=.14, axis='x'):
    n = int(((y1 - y0) if axis == 'x' else (x1 - x0)) / w)
    for i in range(n):
        if axis == 'x': box((x0 + x1) / 2, y0 + (i + .5) * w, z - .03, x1 - x0 + R.uniform(-.01, .01), w - .008, .03, mat, .004, 1)
        else: box(x0 + (i + .5) * w, (y0 + y1) / 2, z - .03, w - .008, y1 - y0 + R.uniform(-.01, .01), .03, mat, .004, 1)
    j = joist or mat; box((x0 + x1) / 2, y0 + .03, z - .22, x1 - x0, .05, .19, j, .005); box((x0 + x1) / 2, y1 - .03, z - .22, x1 - x0, .05, .19, j, .005)
    box(x0 + .03, (y0 + y1) / 2, z - .22, .05, y1 - y0, .19, j, .005); box(x1 - .03, (y0 + y1) / 2, z - .22, .05, y1 - y0, .19, j, .005)
def steps(x, y, z, w, n, mat, rise=.17, run=.3):
    for i in range(n): box(x, y - (i + .5) * run, z - (i + 1) * rise - .04, w, run + .03, .05, mat, .008); box(x, y - i * run - .02, z - (i + 1) * rise - .1, w, .04, rise, mat, .004)

# ------------------------------------------------------------------------------------------------ furniture (front faces -y)
def sofa(w=2.2, fab=None, leg=None, cush=(), style=0, d=.95, seats=2, throw=None):
    s = .43; leg = leg or Wood('#5a3d26', '#8a6238'); aw = .16 if style == 0 else .24
    softbox(0, .03, .14, w - .04, d - .1, .17, fab, .04, 0, .003)
    for i in range(seats):
        cw = (w - 2 * aw) / seats; cx = -w / 2 + aw + cw * (i + .5); softbox(cx, -.05, .29, cw - .012, d - .22, .19, fab, .06, .03, .008); softbox(cx, d / 2 - .25, .44, cw - .02, .22, .44, fab, .085, .02, .012, rx=-12, crown_y=.03)
    softbox(0, d / 2 - .07, .2, w - .06, .17, .56, fab, .06, 0, .006)
    for q in (-1, 1): softbox(q * (w / 2 - aw / 2), .0, .14, aw, d - .02, .48 if style == 0 else .42, fab, .065 if style == 0 else .1, .015, .006)
    for q in (-1, 1):
        for p in (-1, 1): cyl(q * (w / 2 - .1), p * (d / 2 - .12), 0, .018, .15, leg, .028)
    for k, (px, m) in enumerate(cush): pillow(px * (w / 2 - aw - .2), d / 2 - .42 + (k % 2) * .03, .66, .46 - .04 * (k % 2), .46 - .04 * (k % 2), .17, m, 66 + 5 * (k % 3), R.uniform(-14, 14))
    if throw: drape(-w / 2 + aw / 2, -.02, .625 if style == 0 else .57, aw + .02, .5, .34, throw, falls=(1, 1, 0, 0), wr=.006, thick=.02, n=36)
def armchair(fab, leg=None, style=0, cushm=None):
    leg = leg or Wood('#6b482b', '#a47a4a')
    if style == 0:      # wooden lounge chair
        softbox(0, -.03, .33, .62, .64, .15, fab, .055, .025); softbox(0, .27, .42, .62, .16, .52, fab, .07, .02, rx=-17, crown_y=.02)
        for q in (-1, 1):
            tube([(q * .36, -.34, 0), (q * .36, -.33, .56), (q * .36, -.28, .6), (q * .36, .3, .55)], .022, leg, True); tube([(q * .36, .44, 0), (q * .36, .3, .4), (q * .36, .34, .86)], .022, leg); tube([(q * .36, -.32, .3), (q * .36, .36, .26)], .018, leg)
        tube([(-.36, -.32, .31), (.36, -.32, .31)], .018, leg); tube([(-.36, .34, .84), (.36, .34, .84)], .018, leg)
    else:               # tub chair
        softbox(0, -.05, .2, .66, .66, .24, fab, .08, .03)
        for q in (-1, 1): softbox(q * .36, .0, .16, .15, .72, .44, fab, .07, .01)
        softbox(0, .3, .16, .82, .17, .62, fab, .08, .01, rx=-7)
        for q in (-1, 1):
            for p in (-1, 1): cyl(q * .3, p * .27, 0, .016, .18, leg, .024)
    if cushm: pillow(0, .12, .62, .42, .36, .15, cushm, 68)
def coffee_table(kind, m, top=None, leg=None):
    if kind == 'round':
        cyl(0, 0, .36, .48, .04, top or m, bev=.012)
        for k in range(3): a = k * 2.094 + .5; tube([(.18 * cos(a), .18 * sin(a), .36), (.4 * cos(a), .4 * sin(a), 0)], .018, leg or m)
    elif kind == 'drum': cyl(0, 0, .02, .42, .36, m, bev=.02); cyl(.55, -.28, .02, .28, .26, top or m, bev=.02)
    else:
        box(0, 0, .36, 1.2, .62, .045, top or m, .01); box(0, 0, .14, 1.1, .52, .025, m, .006)
        for q in (-1, 1):
            for p in (-1, 1): box(q * .55, p * .26, 0, .05, .05, .36, leg or m, .006)
def books(x, y, z, n=3, rz=0, flat=True, cols=('#b8573a', '#e6dccb', '#3d5663', '#cfa75a', '#6f7f63', '#2f3438', '#d8c3b0'), scale=1.0):
    if flat:
        h = z
        for i in range(n): t = R.uniform(.022, .038) * scale; box(x, y, h, R.uniform(.24, .3) * scale, R.uniform(.17, .21) * scale, t, plain(R.choice(cols), .6), .003, rz=rz + R.uniform(-9, 9)); h += t
        return h
    u = 0
    while u < n:
        t = R.uniform(.018, .042); hh = R.uniform(.19, .27)
        with at(x, y, z, rz): box(u + t / 2, 0, 0, t - .002, R.uniform(.14, .18), hh, plain(R.choice(cols), .65), .002, 1)
        u += t
VASES = [[(0, 0), (.05, 0), (.085, .06), (.09, .13), (.05, .21), (.03, .25), (.038, .28), (.03, .28), (.02, .24)], [(0, 0), (.07, 0), (.075, .02), (.075, .22), (.07, .235), (.06, .235), (.06, .05)], [(0, 0), (.04, 0), (.11, .07), (.12, .11), (.09, .17), (.055, .19), (.06, .21), (.05, .21)]]
def vase(x, y, z, mat, kind=0, s=1.0, stems=None):
    lathe(x, y, z, [(r * s, h * s) for r, h in VASES[kind]], mat, 32)
    top = max(h for r, h in VASES[kind]) * s
    if stems == 'pampas':
        for k in range(7): a = k * 2.4; l = R.uniform(.4, .6); dx, dy = .16 * cos(a) * R.random() + .05 * cos(a), .16 * sin(a) * R.random(); tube([(x, y, z + top * .4), (x + dx * .4, y + dy * .4, z + top + l * .5), (x + dx, y + dy, z + top + l)], .002, plain('#c9b083', .8), True); inst(proto('plume', lambda: leafcloud([(0, 0, .1, .03, .03, .14)], 160, .05, leafmat('#d9c39a', '#efe1c2', .9), .2, 1.5)), (x + dx * .95, y + dy * .95, z + top + l * .85), a, 1, (dy * .8, dx * .8))
    elif stems == 'leaf':
        for k in range(8): a = k * 2.4; l = R.uniform(.22, .42); dx, dy = .2 * cos(a) * R.uniform(.4, 1), .2 * sin(a) * R.uniform(.4, 1); tube([(x, y, z + top * .4), (x + dx * .4, y + dy * .4, z + top + l * .5), (x + dx, y + dy, z + top + l)], .003, plain('#5b6b3a', .7), True); inst(proto('sprig', lambda: leafcloud([(0, 0, -.04, .05, .05, .13)], 26, .085, leafmat('#4d6b3c', '#8aa069'), .5, .4)), (x + dx, y + dy, z + top + l), a, 1)
    elif stems:
        inst(bush('#4d7038', '#86a35a', 7, .17, 130, .07, stems), (x, y, z + top - .05), 1.0)
def bowl(x, y, z, mat, r=.16, fruit=None):
    lathe(x, y, z, [(0, 0), (r * .45, 0), (r * .9, r * .35), (r, r * .5), (r * .94, r * .5), (r * .8, r * .33), (r * .3, .03), (0, .03)], mat, 36)
    if fruit:
        for k in range(7): a = k * 2.4; q = r * .5 * math.sqrt(k / 7); bm = lathe(x + q * cos(a), y + q * sin(a), z + r * (.28 if k > 2 else .55), [(.001, -.036), (.02, -.03), (.036, 0), (.03, .026), (.008, .036), (.001, .03)], plain(R.choice(fruit), .35, .4, 0.0, .1, 30), 18, auto=80)
def plate(x, y, z, mat, r=.13): lathe(x, y, z, [(0, .004), (r * .6, .004), (r * .68, .008), (r, .02), (r, .024), (r * .66, .014), (0, .01)], mat, 40)
def mug(x, y, z, mat): lathe(x, y, z, [(0, 0), (.036, 0), (.04, .01), (.041, .09), (.037, .09), (.036, .012), (0, .012)], mat, 28); tube([(x + .04, y, z + .075), (x + .07, y, z + .07), (x + .068, y, z + .03), (x + .04, y, z + .022)], .005, mat, True)
def wineglass(x, y, z): lathe(x, y, z, [(.001, .002), (.034, .002), (.034, .004), (.004, .008), (.0035, .08), (.02, .095), (.04, .125), (.042, .155), (.035, .2), (.034, .2), (.041, .155), (.038, .126), (.018, .098), (.001, .093)], glass_solid(), 28)
def plant(x, y, z, kind='fiddle', h=1.5, pot=None):
    pot = pot or ceramic('#e9e3d8', .5); pr = .17 if h > .8 else .12 * h / .6
    lathe(x, y, z, [(0, 0), (pr * .72, 0), (pr * .8, .02), (pr, pr * 1.7), (pr * .9, pr * 1.7), (pr * .85, pr * 1.45), (0, pr * 1.45)], pot, 36); cyl(x, y, z + pr * 1.35, pr * .88, .02, plain('#3b2a1d', .95)); b = z + pr * 1.45
    if kind == 'fiddle':
        tr = [([(0, 0, 0), (.03, .02, h * .35), (-.02, .01, h * .6)], .016, .01)] + [([(0, 0, h * .3), (.12 * cos(a), .12 * sin(a), h * .6), (.16 * cos(a), .16 * sin(a), h * .78)], .01, .006) for a in (.3, 2.5, 4.4)]
        inst(proto(('fiddle', h), lambda: leafcloud([(0, 0, h * .62, .24, .24, h * .3), (.12, .1, h * .5, .2, .2, h * .2), (-.12, .05, h * .72, .2, .2, h * .2)], 85, .25, leafmat('#24491f', '#4f7d33', .3, .2), .62, .5, tr, plain('#6b543c', .8), 4)), (x, y, b), R.random() * 6)
    elif kind == 'palm':
        def mk():
            r = random.Random(3); V = []; F = []
            for k in range(15):
                a = k * 2.4; el = math.radians(r.uniform(48, 86)); L = h * r.uniform(.65, 1.05); p = Vector((0, 0, 0)); e = el; N = 18
                for s in range(N):
                    d = Vector((cos(a) * cos(e), sin(a) * cos(e), sin(e))); q = p + d * L / N; side = Vector((-sin(a), cos(a), 0)); u = s / N; wl = (.26 * h / 1.5) * max(0, sin(pi * min(1, max(0, u - .15) * 1.15))) ** .6
                    for sd in (-1, 1):
                        if wl > .02: i = len(V); t = p + side * sd * wl * .85 + d * wl * .6 + Vector((0, 0, -.2 * wl)); V += [p, p + d * .035, t, p + side * sd * .006 - d * .004]; F.append((i, i + 1, i + 2, i + 3))
                    i = len(V); V += [p - side * .005, p + side * .005, q + side * .005, q - side * .005]; F.append((i, i + 1, i + 2, i + 3)); p = q; e -= math.radians(3.2)
            return mesh('kentia', V, F, leafmat('#2c5426', '#6b9440', .4, .3), 0)
        inst(proto(('kentia', h), mk), (x, y, b), R.random() * 6)
    elif kind == 'snake':
        inst(proto(('snake', h), lambda: agave(5, h * .8, '#34583a', '#7f9a55', 12)), (x, y, b), 1, (.55, .55, 1.3))
    else: inst(bush('#37602f', '#7fa05a', 3, .22, 260, .09), (x, y, b - .03), R.random() * 6, h / .6)
def frame(x, y, z, w, h, artm, fm, axis='x', mat_w=.05, out=-1):
    """picture hung on a wall; (x,y) on the wall surface, z underside"""
    with at(x, y, z, 0 if axis == 'x' else 90):
        o = out if axis == 'x' else -out; d = o * .015
        for (cx, cz, sx, sz) in ((0, 0, w, .022), (0, h - .022, w, .022), (-w / 2 + .011, 0, .022, h), (w / 2 - .011, 0, .022, h)): box(cx, d, cz, sx, .03, sz, fm, .003)
        box(0, o * .006, .01, w - .02, .008, h - .02, plain('#f6f3ec', .8), 0); k = mat_w
        v = [(-w / 2 + k, 0, -h / 2 + k), (w / 2 - k, 0, -h / 2 + k), (w / 2 - k, 0, h / 2 - k), (-w / 2 + k, 0, h / 2 - k)]; s = max(w, h); mesh('art', [(p[0] / s, 0, p[2] / s) for p in v], [(0, 1, 2, 3)], artm, 0, (0, o * .0115, h / 2), sc=(s, s, s))
def floor_lamp(x, y, kind=0, met=None, h=1.55):
    met = met or metal('#2a2826', .4); on = LAMP_ON()
    if kind == 0:
        cyl(x, y, 0, .14, .025, met); tube([(x, y, .02), (x, y, h)], .011, met); lathe(x, y, h - .08, [(.2, 0), (.15, .27)], glow('#ffc98a', 2.2 * on, '#f2e6d2'), 40); bulb(x, y, h + .03, 26 * on, .05)
    elif kind == 1:
        cyl(x, y, 0, .16, .03, met); tube([(x, y, .02), (x, y, h * .8), (x - .12, y - .1, h * 1.14), (x - .45, y - .35, h * 1.17), (x - .62, y - .5, h)], .011, met, True); lathe(x - .62, y - .5, h - .16, [(.17, 0), (.15, .07), (.06, .14), (.02, .16)], met, 36); bulb(x - .62, y - .5, h - .14, 22 * on, .05)
    else:
        for k in range(3): a = k * 2.094; tube([(x + .28 * cos(a), y + .28 * sin(a), 0), (x + .03 * cos(a), y + .03 * sin(a), h)], .016, Wood('#8a6238', '#b98d58'))
        lathe(x, y, h - .06, [(.24, 0), (.2, .3)], glow('#ffc98a', 2.0 * on, '#f4ead8'), 40); bulb(x, y, h + .06, 28 * on, .05)
def table_lamp(x, y, z, base, s=1.0):
    on = LAMP_ON(); lathe(x, y, z, [(0, 0), (.06 * s, 0), (.085 * s, .08 * s), (.07 * s, .17 * s), (.02 * s, .22 * s), (.012 * s, .28 * s), (0, .28 * s)], base, 32); lathe(x, y, z + .24 * s, [(.16 * s, 0), (.11 * s, .2 * s)], glow('#ffc78a', 2.4 * on, '#f4e8d4'), 36); bulb(x, y, z + .32 * s, 16 * on, .04)
def pendant(x, y, z, H, kind=0, mat=None, s=1.0):
    mat = mat or metal('#2b2a28', .5); on = LAMP_ON(); tube([(x, y, z), (x, y, H)], .004, plain('#222222', .6)); cyl(x, y, H - .02, .05, .02, mat)
    if kind == 0: lathe(x, y, z - .16 * s, [(.2 * s, 0), (.19 * s, .05 * s), (.1 * s, .15 * s), (.03 * s, .19 * s), (0, .2 * s)], mat, 40); lathe(x, y, z - .158 * s, [(.185 * s, 0), (.1 * s, .12 * s), (.0, .16 * s)], glow('#ffdcae', 1.4 * on, '#f3e3c6'), 36)
    elif kind == 1: lathe(x, y, z - .26 * s, [(.001, 0), (.09 * s, .02 * s), (.15 * s, .1 * s), (.15 * s, .16 * s), (.09 * s, .24 * s), (.02 * s, .27 * s)], glow('#ffd9a6', 2.0 * on, '#fbf6ea'), 36, auto=80)
    elif kind == 2:   # rattan dome: rings + ribs
        w = plain('#b98f58', .6); 
        for j in range(9): r = (.3 * sin(pi * (.12 + .42 * j / 8))) * s; zz = z - .32 * s * (j / 8); tube([(x + r * cos(k * pi / 12), y + r * sin(k * pi / 12), zz) for k in range(24)], .006, w, False, True)
        for k in range(16): a = k * pi / 8; tube([(x + .3 * sin(pi * (.12 + .42 * j / 8)) * s * cos(a), y + .3 * sin(pi * (.12 + .42 * j / 8)) * s * sin(a), z - .32 * s * j / 8) for j in range(9)], .004, w)
        lathe(x, y, z - .22 * s, [(.001, 0), (.04, .02), (.04, .07), (.001, .09)], glow('#ffd9a6', 5 * on), 20, auto=80)
    bulb(x, y, z - .2 * s, 30 * on, .06)
def chair(seat, wood, style=0):
    if style == 0:      # wishbone-like
        for q in (-1, 1): tube([(q * .22, -.2, 0), (q * .22, -.2, .44)], .018, wood); tube([(q * .2, .22, 0), (q * .21, .2, .45), (q * .23, .24, .74)], .018, wood, True)
        softbox(0, 0, .42, .47, .45, .06, seat, .025, .01, .003); tube([(-.27, -.06, .66), (-.27, .12, .71), (-.2, .25, .745), (0, .29, .755), (.2, .25, .745), (.27, .12, .71), (.27, -.06, .66)], .019, wood, True); tube([(-.02, .2, .46), (-.07, .27, .73)], .011, wood); tube([(.02, .2, .46), (.07, .27, .73)], .011, wood)
        tube([(-.22, -.2, .25), (.22, -.2, .25)], .011, wood)
    elif style == 1:    # upholstered
        softbox(0, 0, .42, .48, .48, .09, seat, .04, .015, .003); softbox(0, .21, .5, .46, .08, .42, seat, .035, .0, .003, rx=-8)
        for q in (-1, 1): tube([(q * .2, -.19, 0), (q * .18, -.17, .43)], .016, wood); tube([(q * .2, .23, 0), (q * .18, .18, .43)], .016, wood)
    else:               # spindle back
        box(0, 0, .43, .44, .43, .035, wood, .014)
        for q in (-1, 1): tube([(q * .21, -.2, 0), (q * .16, -.15, .43)], .017, wood); tube([(q * .21, .24, 0), (q * .16, .16, .43)], .017, wood)
        for k in range(6): q = -.17 + .34 * k / 5; tube([(q, .17, .45), (q * 1.12, .25, .88)], .008, wood)
        box(0, .25, .86, .46, .028, .07, wood, .012, rx=-10)
def stool(seat, leg, h=.66):
    cyl(0, 0, h - .04, .18, .05, seat, bev=.015)
    for k in range(4): a = pi / 4 + k * pi / 2; tube([(.12 * cos(a), .12 * sin(a), h - .04), (.22 * cos(a), .22 * sin(a), 0)], .014, leg)
    tube([(.19 * cos(pi / 4 + k * pi / 2), .19 * sin(pi / 4 + k * pi / 2), .22) for k in range(4)], .009, leg, False, True)
def shelf_unit(w, h, d, m, rows=4, cols=2):
    for i in range(cols + 1): box(-w / 2 + w * i / cols, 0, 0, .03, d, h, m, .004)
    for j in range(rows + 1): box(0, 0, (h - .03) * j / rows, w, d, .03, m, .004)
    for j in range(rows):
        for i in range(cols):
            cx = -w / 2 + w * (i + .5) / cols; z = (h - .03) * j / rows + .032; k = R.random()
            if k < .4: books(cx - w / cols * .42, 0, z, w / cols * R.uniform(.35, .7), 0, False)
            elif k < .6: vase(cx, 0, z, ceramic(R.choice(['#d9c7ae', '#8fa39a', '#c47a52', '#efe9de'])), R.randint(0, 2), .75)
            elif k < .8: books(cx, 0, z, 3); bowl(cx, 0, z + .1, ceramic('#cdbfa8'), .07)
            else: plant(cx, 0, z, 'bush', .26)
def fireplace(mat, W=1.7, H=2.8, d=.45, mantel=None, fire=True, hearth=None):
    """chimney breast standing against y=0, projecting to -y"""
    ow, oh, oz = .86, .62, .32
    for sx in (-1, 1): box(sx * (W / 4 + ow / 4), -d / 2, 0, W / 2 - ow / 2, d, H, mat, .01)
    box(0, -d / 2, oz + oh, ow, d, H - oz - oh, mat, 0); box(0, -d / 2, 0, ow, d, oz, mat, 0); box(0, -.03, oz, ow, .05, oh, plain('#15110e', .95), 0)
    if mantel: box(0, -d - .05, 1.22, W + .16, .24, .09, mantel, .015)
    box(0, -d - .22, 0, W + .1, .44, .06, hearth or plain('#5d5750', .7, .3, 0.0, .2, 6), .01)
    for k in range(4): tube([(-.28, -.22 - .05 * (k % 2), oz + .05 + .06 * (k // 2)), (.28, -.2 + .06 * (k % 2), oz + .06 + .05 * (k // 2))], .045, plain('#3a2517', .9, .1, 0.0, .5, 20))
    if fire:
        t = NT('fire'); o = t.obj(); z = t.n('SeparateXYZ', Vector=o).outputs[2]; f = t.math('SUBTRACT', t.noise(t.map(o, sc=(1, 1, .45)), 9, 3), t.math('MULTIPLY', z, 1.0)); c = t.ramp(f, [(.2, '#b02604'), (.4, '#ff7a18'), (.6, '#ffd46a')]); al = t.ramp(f, [(.2, '#000000'), (.33, '#ffffff')])
        e = t.n('Emission', Color=c, Strength=7.0).outputs[0]; tr = t.n('BsdfTransparent').outputs[0]; m = t.n('MixShader', Fac=al); t.t.links.new(tr, m.inputs[1]); t.t.links.new(e, m.inputs[2]); fm = t.done(m.outputs[0])
        for k in range(4): x = -.2 + .13 * k; mesh('flame', [(-.13, 0, 0), (.13, 0, 0), (.06, 0, .38), (0, 0, .44 - .05 * (k % 2)), (-.06, 0, .36)], [(0, 1, 2, 3, 4)], fm, 0, (x, -.22 - .04 * (k % 2), oz + .1))
        bulb(0, -.26, oz + .25, 18, .12, '#ff8a3a')
def rug(x, y, w, d, mat, rz=0, round_=False):
    if round_: cyl(x, y, 0, w / 2, .015, mat, bev=.006, seg=64)
    else: softbox(x, y, .001, w, d, .018, mat, .008, 0, .0025, rz)

# ------------------------------------------------------------------------------------------------ views outside the window
HAZE = lambda: {'noon': (.50, .63, .80), 'soft': (.70, .74, .79), 'golden': (.80, .60, .46), 'dusk': (.20, .14, .17)}[G.tod]
def view(kind, dist=9.0, drop=3.0, cx=0):
    """far scenery in +y; z=-drop is the ground/sea level in front of the window"""
    z = -drop; hz = HAZE()
    def plane(y0, y1, w, m, zz): mesh('far', [(-w + cx, y0, zz), (w + cx, y0, zz), (w + cx, y1, zz), (-w + cx, y1, zz)], [(0, 1, 2, 3)], m)
    if kind == 'sea':
        plane(dist + 14, 6000, 6000, water('#0d4a6b' if G.tod != 'dusk' else '#10283c', '#2b8fa3' if G.tod == 'noon' else '#23566b', .35, .30, .05), z)
        terrain(-60 + cx, 60 + cx, dist - 6, dist + 19, lambda x, y: z + .35 - max(0, y - dist - 8) * .07 + .25 * mn.noise(Vector((x * .2, y * .2, 0))), ground('#d9c39b', '#e9d8b5', '#b99f74'), 60, 40)
        ridge(420, 900, 160, 34, hazed('#5e7360', '#7f8a72', hz, .55), 3, z, cx - 320, 120, 24, 2.0, False)
        gb = [blades('#8a9a58', '#c8c07e', k, 34, .6, .25, .012, .7) for k in range(3)]; scatter(gb, 420, (-16 + cx, 16 + cx, dist - 4, dist + 5), z + .3)
    elif kind in ('mountain', 'alpine'):
        snow = 210 if kind == 'alpine' else None
        ridge(900, 3600, 900, 420, hazed('#4a5660', '#6e746f', hz, .52, .006, snow, .03), G.seed % 7 + 2, z - 10, cx + 200, 240, 60, 2.4); ridge(480, 1900, 340, 120, hazed('#36523a', '#5b6f48', hz, .36, .02, None, .12), 5, z - 6, cx - 140, 180, 36, 2.6, False)
        ridge(150, 900, 240, 40, hazed('#2f4d2f', '#5c7340', hz, .16, .05, None, .3), 8, z - 4, cx, 160, 30, 2.2, False); plane(dist - 8, 400, 500, ground('#5d6b3c', '#838a50', '#48522c'), z)
        ps = [pine(seed=k, h=9 + k, dens=.75) for k in range(3)]; scatter(ps, 260, (-130 + cx, 130 + cx, 60, 170), z, (.7, 1.5), rs=3); scatter(ps, 26, (-26 + cx, 26 + cx, dist + 8, dist + 34), z - 1, (.6, 1.0), lambda x, y: abs(x - cx) > 4.0, rs=9)
    elif kind == 'forest':
        plane(dist - 8, 120, 120, ground('#4d5c30', '#6d6a3c', '#3d3a22'), z); ps = [pine(seed=k, h=10 + k, dens=.9) for k in range(3)]; ts = [tree('#4a7030', '#93ad4c', k, 8.0) for k in range(2)]
        scatter(ps, 120, (-50 + cx, 50 + cx, dist + 9, dist + 55), z, (.8, 1.4), rs=4); scatter(ts, 34, (-26 + cx, 26 + cx, dist + 6, dist + 30), z, (.7, 1.2), rs=6); scatter([bush(seed=k) for k in range(2)], 80, (-20 + cx, 20 + cx, dist, dist + 12), z, (.7, 1.6))
    elif kind == 'lake':
        plane(dist + 10, 420, 700, water('#1d4250' if G.tod != 'dusk' else '#1a2a3a', '#3b6f7c', .25, .12, .03), z); ridge(380, 1500, 300, 130, hazed('#3b5640', '#66764f', hz, .40, .02, None, .1), G.seed % 5 + 1, z - 2, cx, 180, 36, 2.2, False); ridge(700, 2600, 500, 300, hazed('#4d5b64', '#6f7a7c', hz, .58, .006), 6, z, cx + 300, 180, 40, 2.2)
        plane(dist - 8, dist + 11, 60, ground('#61783c', '#86934f', '#4a5a2a'), z + .15); ps = [pine(seed=k, h=9 + k, dens=.75) for k in range(3)]; scatter(ps, 200, (-240 + cx, 240 + cx, 375, 400), z, (.9, 1.6)); scatter(ps, 12, (-22 + cx, 22 + cx, dist + 3, dist + 9), z, (.55, .9), lambda x, y: abs(x - cx) > 5.5, rs=2)
        gb = [blades('#6f8a45', '#a9b468', k, 30, .5, .22) for k in range(2)]; scatter(gb, 300, (-14 + cx, 14 + cx, dist - 2, dist + 10), z + .15)
    elif kind == 'city':
        r = random.Random(G.seed); m = litwin(.30 if G.tod == 'dusk' else .2 if G.tod == 'golden' else .05, .75 if G.tod == 'dusk' else .8 if G.tod == 'golden' else .2); zz = -26
        plane(20, 2500, 2500, ground('#5a5a58', '#777470', '#44443f', .02, .2), zz)
        for k in range(260):
            y = r.uniform(60, 640); x = r.uniform(-y * .9 - 30, y * .9 + 30); h = r.uniform(12, 30) + (r.random() ** 4) * 100 * (1 if y > 180 else .25); w = r.uniform(11, 24); box(x, y, zz, w, r.uniform(11, 24), h, m, 0, rz=0)
            if r.random() < .4: box(x + r.uniform(-2, 2), y, zz + h, w * .4, w * .4, r.uniform(2, 4), m, 0)
        ridge(900, 3200, 300, 120, hazed('#4d5b64', '#6f7a7c', hz, .7, .006), 4, zz, cx, 140, 24, 2.0, False); ts = [tree('#47682f', '#7f9a4c', k, 9.0, 2600, .4) for k in range(2)]; scatter(ts, 60, (-60, 60, 30, 75), zz, (1, 1.6))
    elif kind == 'desert':
        plane(dist - 8, 3000, 3000, ground('#c79a68', '#d9b483', '#9c7348', .05, 2), z); ridge(480, 1600, 260, 130, hazed('#a5603c', '#c58a5c', hz, .34, .02, None, .08), G.seed % 5 + 2, z, cx - 60, 220, 40, 2.6); ridge(1000, 3200, 400, 230, hazed('#8f5c48', '#a87a60', hz, .55, .006), 6, z, cx + 200, 180, 30, 2.6)
        ag = [agave(k, .55) for k in range(2)]; sc_ = [bush('#7d8450', '#a9a86c', k, .45, 420, .08) for k in range(3)]; scatter(sc_, 300, (-60 + cx, 60 + cx, dist + 2, dist + 90), z, (.6, 1.5)); scatter(ag, 26, (-12 + cx, 12 + cx, dist, dist + 12), z, (.7, 1.3))
        with at(0, 0, z): [cactus(x + cx, y, 0, h) for x, y, h in ((-4.6, dist + 7, 3.0), (5.5, dist + 12, 3.4), (-12, dist + 24, 3.2), (9.5, dist + 30, 3.6))]
    elif kind == 'garden':
        plane(dist - 8, 200, 150, ground('#5d8038', '#7fa04c', '#48682b'), z); bs = [bush(seed=k, r=.7) for k in range(2)] + [bush(seed=5, r=.6, flower='#d98aa6'), bush(seed=6, r=.55, flower='#f0e3c2')]; scatter(bs, 90, (-16 + cx, 16 + cx, dist + 2, dist + 6), z, (.7, 1.4)); ts = [tree(seed=k) for k in range(3)]; scatter(ts, 40, (-40 + cx, 40 + cx, dist + 8, dist + 45), z, (.7, 1.25), rs=8)
        gb = [blades('#5c8438', '#92b357', k, 30, .16, .2) for k in range(2)]; scatter(gb, 700, (-9 + cx, 9 + cx, dist - 5, dist + 4), z)
    elif kind == 'tropic':
        view('sea', dist, drop, cx); pl = [palm(k, 6.0 + k) for k in range(3)]; scatter(pl, 11, (-20 + cx, 20 + cx, dist + 1, dist + 12), z, (.8, 1.1), lambda x, y: abs(x - cx) > 2.6, rs=7); scatter([bush('#2f6a2c', '#74a83c', k, .8, 600, .24) for k in range(2)], 30, (-14 + cx, 14 + cx, dist - 2, dist + 3), z + .2, (.7, 1.2), lambda x, y: abs(x - cx) > 2)

# ------------------------------------------------------------------------------------------------ palettes
PAL = {
    'coast':   dict(wall='#f3efe6', accent='#e9ecea', floor=('#b99a72', '#d8bf97'), fab='#e9e2d4', cush=('#5f8799', '#d9c6a3', '#f2eee4'), wood=('#a5814f', '#cfae7c'), rug=('#ece5d6', '#7f9fae', '#c9b48f'), art=('#24566e', '#6fa3b3', '#e7dcc0', '#f3efe4'), curt='#fbf8f0', chair='#6d8f9e', cab='#dfe5e2', metal='#b49a6a'),
    'cabin':   dict(wall='#e6d9c3', accent='#c9a87c', floor=('#6b4527', '#94663c'), fab='#8a7a66', cush=('#9c3f2a', '#d8b06a', '#3f5240'), wood=('#6a4326', '#9a6b3e'), rug=('#b9a68a', '#7d3427', '#3a3f38'), art=('#2f3f37', '#617a63', '#c3a16b', '#e9dcc2'), curt='#efe3cf', chair='#a0522d', cab='#5e6b58', metal='#2a2826'),
    'nordic':  dict(wall='#f4f2ee', accent='#dfe2df', floor=('#cdb28a', '#e2cca6'), fab='#b9bcb9', cush=('#e3c9a8', '#56655f', '#f1eeea'), wood=('#c39a66', '#e0c193'), rug=('#f0ece4', '#3f4444', '#c9c2b4'), art=('#39464a', '#a9b5b0', '#e6c9a2', '#f5f2ec'), curt='#ffffff', chair='#4f5f5c', cab='#f1efea', metal='#23211f'),
    'desert':  dict(wall='#ecdcc6', accent='#d9a98a', floor=('#b06a48', '#c98a64'), fab='#e3d3bb', cush=('#b3532f', '#d99a52', '#51665c'), wood=('#7a4e2c', '#a9743f'), rug=('#e2cfae', '#a64b2c', '#3d4c4a'), art=('#8d3f26', '#d98a55', '#f0d9b0', '#4f6a6a'), curt='#f6ead8', chair='#b3653c', cab='#e8dcc9', metal='#4a3a2c'),
    'forest':  dict(wall='#ece7da', accent='#5f6f5c', floor=('#94693f', '#b98d5b'), fab='#5d6f58', cush=('#d6b98a', '#c2714a', '#e9e2d2'), wood=('#7d5430', '#ab7c4a'), rug=('#d8cdb6', '#5a6b52', '#b57b4d'), art=('#2e4634', '#7b9470', '#d9cba3', '#f1ead8'), curt='#f3eddf', chair='#7f8f74', cab='#66785f', metal='#a5854f'),
    'city':    dict(wall='#e9e6e1', accent='#46525a', floor=('#6d5238', '#8f7050'), fab='#51585e', cush=('#c99a3f', '#dfd9cf', '#8a5a44'), wood=('#5a4029', '#835f3d'), rug=('#cfc9bf', '#4a5157', '#c19a55'), art=('#22303a', '#c98f3c', '#e9e2d6', '#8f4a38'), curt='#e9e6df', chair='#c08a3e', cab='#3c474d', metal='#b08d57'),
    'tropic':  dict(wall='#f6f3ea', accent='#e9efe6', floor=('#7b5230', '#a3743f'), fab='#f1ebdd', cush=('#2f7d6b', '#e8a15c', '#f3ead2'), wood=('#6b4526', '#98683a'), rug=('#e6d6b2', '#3d7a68', '#d9a15f'), art=('#17594f', '#4fa18a', '#f2c27c', '#f7efdc'), curt='#ffffff', chair='#a8814f', cab='#eae4d4', metal='#b08d57'),
    'farm':    dict(wall='#f1ebdf', accent='#b7c0b0', floor=('#a07a4f', '#c7a271'), fab='#d8cbb4', cush=('#7a8f9c', '#b5533c', '#efe6d4'), wood=('#8a6239', '#b88d57'), rug=('#e6dac2', '#8b5a44', '#7a8a80'), art=('#55683f', '#c9a14f', '#e9d9a9', '#a9c3cf'), curt='#faf4e6', chair='#7f8d88', cab='#9fae9f', metal='#3a352f'),
}
def palette(name, **kw):
    p = {**PAL[name], **G.hx}; w = Wood(*p['wood']); P = dict(name=name, hexes=p, wall=plaster(p['wall']), accent=plaster(p['accent']), floor=planks(*p['floor']), fab=fabric(p['fab']), wood=w, cush=[fabric(p['cush'][0]), fabric(p['cush'][1], p['cush'][2] if G.seed % 2 else None, weave=G.seed % 3), fabric(p['cush'][2])], rugc=p['rug'], art=p['art'],
        curt=sheer(p['curt'], .5, .10), metal=metal(p['metal'], .3), chairf=fabric(p['chair']), cab=plain(p['cab'], .42, .4), frame=plain('#f6f3ec', .4))
    P.update(kw); return P

# ------------------------------------------------------------------------------------------------ interior scenes
def living(pal='coast', viewk='sea', lay=0, tod='noon', sofa_style=0, table='round', rugk='border', lamp=0, beams=False, fire=False, drop=2.2, ceilwood=False, floor=None, frame_c=None, chairs=0, accent=None, stonew=False, fab=None, panes=1, wide=2.3, lens=24):
    setup_sky(tod, *{0: (-36, None), 1: (-58, None)}[lay] if tod in ('noon', 'soft') else (-40 if lay == 0 else -62, 16 if tod == 'golden' else None)); P = palette(pal); h = P['hexes']; W, D, H = 6.0, 5.6, 2.8
    if beams: P['beams'] = P['wood']
    if ceilwood: P['ceil'] = planks(*h['wood'], width=.12, length=3.5, gap='#2a1d12')
    if floor: P['floor'] = floor()
    if frame_c: P['frame'] = plain(frame_c, .4)
    if stonew: P['accent'] = stone('#a39787', '#7f766a', 3.2, '#665e53', .7, 1.7)
    if accent: P['accent'] = plaster(accent)
    P['panes'] = (2, panes)
    if lay == 0: back = [(-wide, wide, .0 if panes == 1 else .45, 2.4)]; left = [(1.2, 4.6, .0, 2.4)] if pal in ('coast', 'tropic', 'city') else [(1.6, 4.0, .75, 2.3)]
    else: back = []; left = [(.6, 4.9, .0, 2.4)]
    room(W, D, H, P, back, left); f = fab or P['fab']; W2 = W / 2
    rug(.25, 2.95, 3.4, 2.5, rugmat(*P['rugc'], rugk, 3.4, 2.5), 0, rugk == 'jute')
    cu = [(-.85, P['cush'][0]), (-.55, P['cush'][1]), (.85, P['cush'][2]), (.6, P['cush'][0])]
    if lay == 0:    # sofa along the right wall, looking to the view ahead
        with at(2.28, 2.95, 0, -90): sofa(2.5, f, P['wood'], cu, sofa_style, seats=3 if G.seed % 2 else 2, throw=P['cush'][1])
        with at(-1.5, 3.75, 0, 55): armchair(P['chairf'], P['wood'], chairs, P['cush'][2])
        if W > 5: 
            with at(-1.75, 2.35, 0, 105): armchair(P['chairf'], P['wood'], chairs)
        plant(-2.62, 5.2, 0, 'fiddle' if G.seed % 2 else 'palm', 1.55, ceramic(h['rug'][2], .6)); floor_lamp(2.55, 4.75, lamp, P['metal']); y = D - .1
        for a, b in ((-wide - .42, -wide + .18), (wide - .18, wide + .42)): curtain(a, y, b, y, .02, 2.55, P['curt'])
        tube([(-wide - .55, y, 2.57), (wide + .55, y, 2.57)], .014, P['metal'])
        frame(W2, 2.45, 1.35, .62, .82, art('hills', *P['art']), P['wood'].pick(), 'y', .07, -1); frame(W2, 3.35, 1.35, .62, .82, art('sea' if pal in ('coast', 'tropic') else 'blobs', *P['art']), P['wood'].pick(), 'y', .07, -1)
        pendant(.25, 3.0, 2.15, H, 2 if pal in ('coast', 'tropic', 'desert') else 1, P['metal'], 1.2); camera(-.75, -.75, 1.32, .12, 3.6, lens, -.075, 6.3, 4.0)
    else:           # feature wall ahead (fireplace or console), windows on the left
        if fire:
            with at(.2, D, 0): fireplace(stone('#a79c8c', '#7e7568', 3.4, '#5f584e', .8, 1.6) if fire == 'stone' else plaster('#f4f0e8') if fire == 'white' else tiles('#9c5a42', '#cbbfae', .22, .075, .5, .7, .2, .01, .7), 1.7, H, .42, P['wood'])
            with at(.2, D - .42, 1.31): vase(-.5, -.08, 0, ceramic('#d8cbb4'), 0, .8, 'leaf'); frame(.12, -.02, 0, .5, .66, art('hills', *P['art']), P['wood'].pick()); vase(.62, -.08, 0, ceramic(h['cush'][0]), 2, .7)
            with at(-1.75, D - .2): shelf_unit(1.3, 1.9, .32, P['wood'], 5, 2)
        else:
            box(.3, D - .24, .16, 2.2, .42, .38, P['wood'], .01)
            for q in (-.75, 1.35): box(q, D - .24, 0, .06, .36, .16, P['metal'], .004)
            for q in range(1, 4): box(.3 - 1.1 + 2.2 * q / 4, D - .452, .18, .006, .006, .34, plain('#2a1d12', .9), 0)
            frame(.3, D, 1.15, 1.5, 1.0, art('blobs' if G.seed % 2 else 'hills', *P['art']), P['wood'].pick(), mat_w=.09); vase(-.45, D - .25, .54, ceramic(h['cush'][0], .3), 0, 1.0, 'pampas'); books(1.0, D - .25, .54, 3); table_lamp(1.22, D - .25, .54, ceramic('#e3dccd'), 1.0) ; plant(-1.55, D - .5, 0, 'palm', 1.7, ceramic(h['rug'][1], .6))
        with at(1.95, 2.9, 0, -90): sofa(2.3, f, P['wood'], cu, sofa_style, throw=P['cush'][0])
        with at(-1.35, 3.5, 0, 62): armchair(P['chairf'], P['wood'], chairs, P['cush'][1])
        floor_lamp(2.5, 4.6, lamp, P['metal']); x = -W2 + .1
        for a, b in ((.3, .85), (4.7, 5.25)): curtain(x, a, x, b, .02, 2.55, P['curt'])
        tube([(x, .15, 2.57), (x, 5.4, 2.57)], .014, P['metal']); camera(-.9, -.85, 1.3, .35, 3.6, lens, -.07, 6.3, 4.2); pendant(.2, 2.95, 2.2, H, 1 if pal != 'cabin' else 0, P['metal'], 1.2)
    with at(.3, 2.95, 0, 90 if table == 'rect' else 0):
        top = {'coast': None, 'city': marble(), 'nordic': None}.get(pal); coffee_table(table, P['wood'], top if top else P['wood'], P['metal'] if pal == 'city' else P['wood']); zt = .40 if table == 'round' else .405 if table == 'rect' else .38
        zb = books(-.14, .08, zt, 3, 15); vase(-.14, .08, zb, ceramic('#e9dfcf', .4), 2, .55, 'leaf'); bowl(.2, -.1, zt, Wood(*h['wood']).pick() if pal != 'city' else ceramic('#d9d2c4'), .12); mug(.08, .22, zt, ceramic(h['cush'][0]))
    if lay == 1:
        with at(0, 0, 0, 90): view(viewk, 9, drop, 2.6)
    else: 
        view(viewk, D + 4, drop)
    return P

def cabinets(x0, x1, z0, h, d, mat, n=None, handle=None, drawers=(), toe=True, shaker=True):
    """run of cabinets standing against y=0, fronts facing -y"""
    n = n or max(1, round((x1 - x0) / .6)); w = (x1 - x0) / n; zz = z0 + (.1 if toe else 0); hh = h - (.1 if toe else 0)
    box((x0 + x1) / 2, -d / 2 + .02, zz, x1 - x0, d - .04, hh, mat, .002)
    if toe: box((x0 + x1) / 2, -d / 2 + .06, z0, x1 - x0, d - .12, .1, plain('#3a3632', .8), 0)
    for i in range(n):
        cx = x0 + w * (i + .5); rows = 3 if i in drawers else 1
        for j in range(rows):
            fh = hh / rows; fz = zz + fh * j; box(cx, -d + .01, fz + .002, w - .006, .022, fh - .004, mat, .003)
            if shaker and fh > .3:
                t = .065
                for (bx, bz, bw, bh) in ((cx, fz + .002, w - .006, t), (cx, fz + fh - t - .002, w - .006, t), (cx - w / 2 + t / 2 + .003, fz + t, t, fh - 2 * t), (cx + w / 2 - t / 2 - .003, fz + t, t, fh - 2 * t)): box(bx, -d - .004, bz, bw, .012, bh, mat, .003)
            if handle:
                if rows > 1: tube([(cx - .07, -d - .03, fz + fh * .6), (cx + .07, -d - .03, fz + fh * .6)], .006, handle)
                else: s = -1 if i % 2 else 1; hz = fz + fh - .2 if z0 < 1 else fz + .06; tube([(cx + s * (w / 2 - .04), -d - .03, hz), (cx + s * (w / 2 - .04), -d - .03, hz + .14)], .006, handle)
def tap(x, y, z, m, h=.3, reach=.19): tube([(x, y, z), (x, y, z + h * .8), (x, y - reach * .25, z + h), (x, y - reach * .8, z + h * .97), (x, y - reach, z + h * .72)], .012, m, True); cyl(x, y, z, .025, .03, m); tube([(x + .03, y, z + .06), (x + .09, y, z + .1)], .006, m)
def kitchen(pal='coast', viewk='sea', tod='noon', island=True, uppers='shelves', splash=None, counter=None, tall=True, floor=None, drop=2.0, beams=False, pend=0, cab=None, isl=None, stoolk=0, lens=27, stv=None):
    setup_sky(tod, -34 if tod != 'golden' else -40, None if tod != 'golden' else 16); P = palette(pal); h = P['hexes']; W, D, H = 5.4, 5.0, 2.75; 
    if beams: P['beams'] = P['wood']
    if floor: P['floor'] = floor()
    cab = plain(cab, .4) if cab else P['cab']; islm = (plain(isl, .4) if isl else P['cab']) if isl != 'wood' else P['wood'].pick((0, 0, 1)); ct = counter() if counter else marble(); sp = splash() if splash else tiles('#f0ece3', '#d9d2c6', .15, .075, .5, .12, .08, .003, .3)
    room(W, D, H, P, [(-1.05, 1.05, 1.12, 2.2)], [(.5, 3.1, .0, 2.35)] if viewk != 'none' else [(.9, 3.0, .9, 2.2)]); hd = P['metal']
    with at(0, D):
        cabinets(-2.05, 2.68, 0, .88, .62, cab, 8, hd, (1, 6)); box(.315, -.32, .88, 4.75, .66, .04, ct, .006); wall('x', -.012, -2.68, 2.68, .92, 2.75 if uppers == 'shelves' else 1.5, [(-1.05, 1.05, 1.12, 2.75)], sp, .012); 
        box(0, -.33, .905, .74, .42, .018, metal('#8f8c86', .35) if pal != 'farm' else ceramic('#f6f3ec'), .01); box(0, -.33, .915, .68, .36, .012, plain('#4d4b48', .35, .5, .6), .02); tap(0, -.12, .92, hd, .36, .22)
        if uppers == 'shelves':
            for z in (1.45, 1.85):
                for a, b in ((-2.45, -1.25), (1.3, 2.6)):
                    box((a + b) / 2, -.14, z, b - a, .25, .04, P['wood'], .006); u = a + .15
                    while u < b - .12:
                        k = R.random()
                        if k < .35:
                            for q in range(4): bowl(u, -.14, z + .04 + q * .022, ceramic(['#efe9dd', h['cush'][0]][q == 3], .3), .075)
                        elif k < .55: mug(u, -.14, z + .04, ceramic('#efe9dd')); mug(u + .1, -.12, z + .04, ceramic(h['cush'][1])); u += .1
                        elif k < .75: vase(u, -.14, z + .04, ceramic(R.choice(['#d9c7ae', '#efe9de', h['cush'][0]]), .3), R.randint(0, 2), .8)
                        elif k < .88: lathe(u, -.14, z + .04, [(0, 0), (.05, 0), (.05, .17), (.045, .18), (0, .18)], plain('#e8dcc4', .6)); cyl(u, -.14, z + .22, .048, .02, P['wood'])
                        else: plant(u, -.14, z + .04, 'bush', .22)
                        u += R.uniform(.19, .27)
        else:
            for a, b in ((-2.05, -1.2), (1.2, 2.68)): cabinets(a, b, 1.5, .95, .35, cab, None, hd, toe=False)
        # hob + hood on the right part
        box(1.9, -.33, .918, .6, .5, .008, plain('#111214', .08, .6), .003)
        lathe(1.83, -.4, .93, [(0, 0), (.1, 0), (.11, .01), (.11, .12), (.105, .12), (.1, .01), (0, .01)], metal('#b9b5ae', .25)); tube([(1.94, -.4, 1.02), (2.12, -.44, 1.03)], .009, plain('#2a2826', .5))
        vase(-1.5, -.2, .92, ceramic(h['cush'][0], .3), 1, .9); 
        for q in range(5): tube([(-1.5 + .01 * q, -.2, 1.0), (-1.56 + .035 * q, -.2 + .02 * (q % 2), 1.24 + .02 * (q % 3))], .006, P['wood'])
        with at(-1.85, -.12, .92): box(0, 0, 0, .3, .02, .42, P['wood'], .01, rx=-8); box(.12, -.05, 0, .22, .018, .3, P['wood'], .01, rx=-10)
        bowl(.95, -.3, .92, ceramic('#e6dccb', .3), .15, ('#d98a2b', '#c9402f', '#e0b33c')); plant(.62, -.16, .92, 'bush', .24, ceramic('#c9764e', .7)); zb = books(1.3, -.22, .92, 2)
    if tall:
        with at(W / 2, 3.2, 0, -90): cabinets(-.62, .62, 0, 2.4, .62, cab, 2, hd); 
        with at(W / 2, 1.85, 0, -90): box(0, -.35, 0, .85, .68, 1.9, metal('#b5b4b1', .32), .012); box(0, -.7, .72, .8, .012, .01, plain('#333333', .8), 0); tube([(.32, -.72, .85), (.32, -.72, 1.6)], .01, metal('#d0d0d0', .2)); tube([(.32, -.72, .3), (.32, -.72, .62)], .01, metal('#d0d0d0', .2))
    else: frame(W / 2, 2.6, 1.3, .7, .9, art('blobs', *P['art']), P['wood'].pick(), 'y', .07, -1); plant(W / 2 - .35, 3.6, 0, 'palm', 1.6)
    if island:
        with at(-.15, 2.75): 
            with at(0, .33): cabinets(-1.0, 1.0, 0, .89, .66, islm, 4, None); 
            box(0, -.07, .89, 2.25, 1.0, .045, ct if isl != 'wood' else marble('#f0ece6'), .008)
            for q in (-.62, 0.02, .66):
                with at(q, -.62, 0, R.uniform(-12, 12)): stool(P['wood'].pick((0, 0, 1)) if stoolk == 0 else P['chairf'], P['metal'] if stoolk else P['wood'])
            bowl(.45, .02, .935, P['wood'], .19, ('#7fae4a', '#c9d36a', '#e0b33c')); vase(-.55, .05, .935, ceramic('#e9e3d8', .3), 0, 1.0, 'leaf'); box(-.05, -.1, .935, .36, .24, .02, P['wood'], .008, rz=12); bm = plain('#c98f4e', .7, .2, 0.0, .5, 30); softbox(-.05, -.1, .95, .22, .11, .09, bm, .045, .02, .006, 20)
            for q in (-.6, .6): pendant(q, 0, 1.95, H, pend, P['metal'], .95)
    else:
        with at(-.3, 2.5): box(0, 0, .72, 1.5, .85, .04, P['wood'], .01); [box(a * .66, b * .34, 0, .06, .06, .72, P['wood'], .008) for a in (-1, 1) for b in (-1, 1)]; vase(.1, .1, .76, ceramic('#e9e3d8', .3), 2, 1.0, '#e3a0a8'); bowl(-.35, -.05, .76, P['wood'], .15, ('#d98a2b', '#c9402f')); pendant(0, 0, 1.75, H, pend, P['metal'], 1.1)
        for a, b, r in ((-.45, -.7, 180), (.4, -.72, 175), (-.4, .7, 5), (.45, .7, 0)): 
            with at(-.3 + a, 2.5 + b, 0, r): chair(P['chairf'], P['wood'], 2)
    x = -W / 2 + .1; curtain(x, 3.1, x, 3.6, .02, 2.5, P['curt']); camera(-1.25, -1.05, 1.4, .28, 3.2, lens, -.06, 7, 4.0); view(viewk if viewk != 'none' else 'garden', D + 4, drop)
    with at(0, 0, 0, 90): mesh('lawn', [(-80, 4, -drop), (80, 4, -drop), (80, 160, -drop), (-80, 160, -drop)], [(0, 1, 2, 3)], ground('#6d8a46', '#8fa659', '#55702f')); scatter([tree(seed=k) for k in range(2)], 16, (-30, 30, 12, 40), -drop, rs=12)

def dining(pal='coast', viewk='sea', tod='noon', table='rect', chairs=0, pend=2, drop=2.2, beams=False, rugk='jute', lay=0, sideboard=True, accent=None, floor=None, food=True, lens=27, panes=1, stonew=False):
    setup_sky(tod, -40, 17 if tod == 'golden' else None); P = palette(pal); h = P['hexes']; W, D, H = 5.2, 5.0, 2.8
    if beams: P['beams'] = P['wood']
    if accent: P['accent'] = plaster(accent)
    if stonew: P['accent'] = stone('#a39787', '#7f766a', 3.2, '#665e53', .7, 1.7)
    if floor: P['floor'] = floor()
    P['panes'] = (2, panes); back = [(-2.0, 1.9, 0 if panes == 1 else .7, 2.35)] if lay == 0 else []; left = [(1.0, 4.3, 0 if panes == 1 else .7, 2.35)]
    room(W, D, H, P, back, left); cx, cy = -.05, 2.85
    rug(cx, cy, 3.5, 2.7, rugmat(*P['rugc'], rugk, 3.5, 2.7), 0, table == 'round')
    if table == 'rect':
        with at(cx, cy):
            box(0, 0, .71, 2.2, 1.0, .05, P['wood'], .012); 
            for a in (-1, 1): tube([(a * .8, -.36, 0), (a * .62, 0, .71)], .035, P['wood']); tube([(a * .8, .36, 0), (a * .62, 0, .71)], .035, P['wood'])
        seats = [(-.62, -.72, 180), (.0, -.74, 183), (.62, -.72, 177), (-.62, .72, 0), (0, .72, 4), (.62, .74, -3), (-1.4, 0, 90), (1.4, .02, -90)]; pl = [(x * 1.0, y * .46) if abs(x) < 1 else (x * .62, 0) for x, y, r in seats]
    else:
        with at(cx, cy): lathe(0, 0, 0, [(0, 0), (.34, 0), (.34, .03), (.1, .08), (.09, .6), (.3, .7), (0, .7)], P['wood'], 40); cyl(0, 0, .7, .72, .045, P['wood'], bev=.015, seg=64)
        seats = [(1.0 * cos(a), 1.0 * sin(a), math.degrees(a) - 90) for a in (-.6, .75, 2.2, 3.9, )]; pl = [(x * .48, y * .48) for x, y, r in seats]
    for x, y, r in seats:
        with at(cx + x, cy + y, 0, r + R.uniform(-4, 4)): chair(P['chairf'], P['wood'], chairs)
    for x, y in pl: cyl(cx + x, cy + y, .76, .17, .004, fabric(h['cush'][1], scale=120), seg=40, bev=.001); plate(cx + x, cy + y, .764, ceramic('#f3efe7')); bowl(cx + x, cy + y, .785, ceramic(h['cush'][0], .25), .075); wineglass(cx + x * .74 + .1, cy + y * .6, .76)
    vase(cx + .05, cy + .02, .76, ceramic('#e6ddce', .4), 0, .95, 'leaf' if G.seed % 2 else '#f0dcd8'); bowl(cx - .42, cy, .76, P['wood'], .14, ('#d98a2b', '#e0b33c', '#8fae4a'))
    on = LAMP_ON()
    for q in (.32, .42): cyl(cx + q, cy + .03, .76, .018, .12 + (q > .4) * .04, plain('#f4ecdc', .5)); cyl(cx + q, cy + .03, .76, .035, .012, P['metal'])
    pendant(cx - (.0 if table == 'round' else .5), cy, 1.72, H, pend, P['metal'], 1.15); 
    if table == 'rect': pendant(cx + .5, cy, 1.72, H, pend, P['metal'], 1.15)
    with at(W / 2, 2.9, 0, -90):
        cabinets(-.9, .9, .12, .68, .42, P['wood'].pick((1, 0, 0)), 4, P['metal'], toe=False, shaker=False); [box(q, -.2, 0, .05, .3, .12, P['wood'], .004) for q in (-.8, .8)]
        table_lamp(-.65, -.2, .8, ceramic(h['cush'][0], .3), 1.1); vase(.6, -.2, .8, ceramic('#e3d8c4'), 1, 1.0, 'pampas'); books(.15, -.2, .8, 3)
    frame(W / 2, 2.9, 1.3, 1.1, .8, art('blobs' if G.seed % 2 else 'hills', *P['art']), P['wood'].pick(), 'y', .07, -1)
    if lay == 1:
        with at(.4, D): shelf_unit(1.7, 2.0, .34, P['wood'], 5, 3) if False else None; frame(-.55, 0, 1.15, .8, 1.05, art('hills', *P['art']), P['wood'].pick(), mat_w=.09); frame(.5, 0, 1.15, .8, 1.05, art('sea', *P['art']), P['wood'].pick(), mat_w=.09)
        box(.3, D - .25, .42, 2.4, .4, .06, P['wood'], .01); [box(.3 + q, D - .25, 0, .08, .34, .42, P['wood'], .01) for q in (-1, 1)]; [pillow(.3 + q, D - .14, .68, .42, .42, .15, P['cush'][k % 3], 70, 5) for k, q in enumerate((-.8, -.4, .75))]
    plant(-2.15, 4.55, 0, 'fiddle' if G.seed % 2 else 'palm', 1.5, ceramic(h['rug'][2], .6)); y = D - .1
    if lay == 0:
        for a, b in ((-2.5, -1.95), (1.85, 2.4)): curtain(a, y, b, y, .02, 2.55, P['curt'])
        tube([(-2.6, y, 2.57), (2.55, y, 2.57)], .014, P['metal'])
    camera(-1.35, -.95, 1.4, .12, 3.2, lens, -.075, 6.3, 4.0); view(viewk, D + 4, drop)
    with at(0, 0, 0, 90): mesh('lawn', [(-80, 4, -drop), (80, 4, -drop), (80, 160, -drop), (-80, 160, -drop)], [(0, 1, 2, 3)], ground('#6d8a46', '#8fa659', '#55702f')) if drop < 10 and viewk not in ('sea', 'tropic', 'desert') else None

def bed(w, P, style=0, duvet=None, throw=None):
    """head towards +y at y=0"""
    L = 2.05; wd = P['wood']
    if style == 0:   # upholstered headboard
        softbox(0, -.07, .25, w + .16, .13, .95, P['fab'], .05, 0, .004, crown_y=.01); softbox(0, -L / 2 - .1, .12, w + .06, L, .22, P['fab'], .05, 0, .003)
    elif style == 1:  # wooden panels
        for k in range(5): box(-w / 2 - .04 + (w + .08) * (k + .5) / 5, -.05, .1, (w + .08) / 5 - .008, .06, 1.05, wd, .008)
        box(0, -L / 2 - .08, .2, w + .08, L + .04, .12, wd, .015); [box(a * (w / 2 - .05), b, 0, .08, .08, .2, wd, .008) for a in (-1, 1) for b in (-.2, -L)]
    else:            # rattan/arched: tubes
        for k in range(9): q = -w / 2 + w * k / 8; hh = .75 + .38 * math.sqrt(max(0, 1 - (q / (w / 2)) ** 2)); tube([(q, -.05, .3), (q, -.05, hh)], .012, wd)
        tube([(w / 2 * cos(pi * k / 16), -.05, .75 + .38 * sin(pi * k / 16)) for k in range(17)], .025, wd); box(0, -L / 2 - .08, .2, w + .08, L + .04, .12, wd, .015); [box(a * (w / 2 - .05), b, 0, .08, .08, .2, wd, .008) for a in (-1, 1) for b in (-.2, -L)]
    softbox(0, -L / 2 - .1, .32, w, L, .24, fabric('#f4f1ea'), .07, .01); drape(0, -L / 2 - .36, .56, w - .02, L - .52, .30, duvet or fabric('#f3efe6', scale=90, bump=.15), falls=(1, 1, 1, 0), wr=.03, thick=.07)
    drape(0, -.80, .605, w + .05, .34, .27, duvet or fabric('#f3efe6', scale=90, bump=.15), falls=(1, 1, 0, 0), wr=.02, thick=.07, n=44)
    if throw: drape(0, -1.62, .615, w + .09, .55, .33, throw, falls=(1, 1, 0, 0), wr=.02, thick=.06)
    for q in (-1, 1): pillow(q * w * .25, -.24, .80, w * .44, .5, .2, fabric('#f7f4ee'), 64, q * 3); pillow(q * w * .24, -.42, .76, w * .40, .44, .18, fabric('#e9e3d6') if q > 0 else fabric('#e9e3d6'), 58, q * -4)
    pillow(-.16, -.58, .75, .48, .42, .17, P['cush'][0], 56, 6); pillow(.22, -.62, .73, .42, .36, .16, P['cush'][1], 54, -8)
def bedroom(pal='coast', viewk='sea', tod='noon', style=0, beams=False, panel=None, rugk='border', drop=2.2, lay=0, floor=None, pend=1, lamp=0, accent=None, lens=27, stonew=False, ceilwood=False, duvet=None):
    setup_sky(tod, -62 if tod != 'golden' else -66, 16 if tod == 'golden' else 36); P = palette(pal); h = P['hexes']; W, D, H = 5.0, 4.8, 2.7
    if beams: P['beams'] = P['wood']
    if ceilwood: P['ceil'] = planks(*h['wood'], width=.12, length=3.5)
    if panel: P['accent'] = planks(*panel, width=.14, length=3.0, vertical=True, var=.6) if panel != 'board' else P['accent']
    if stonew: P['accent'] = stone('#b5a999', '#8f8678', 3.2, '#74695c', .7, 1.7)
    if accent: P['accent'] = plaster(accent)
    if floor: P['floor'] = floor()
    room(W, D, H, P, [], [(.9, 3.9, 0, 2.3)]); bx = .45; rug(bx - .1, 2.5, 3.1, 2.1, rugmat(*P['rugc'], rugk, 3.1, 2.1))
    with at(bx, D - .02): bed(1.75, P, style, fabric(duvet, scale=90, bump=.15) if duvet else None, P['cush'][0] if style != 1 else P['cush'][1])
    for s in (-1, 1):
        with at(bx + s * 1.27, D - .26):
            box(0, 0, .22, .5, .42, .3, P['wood'], .012); box(0, -.215, .3, .44, .012, .14, P['wood'], .006); cyl(0, -.24, .37, .012, .03, P['metal'], rot=(pi / 2, 0, 0)); [cyl(a * .2, b * .16, 0, .016, .23, P['wood'].pick((0, 0, 1))) for a in (-1, 1) for b in (-1, 1)]
            if lamp == 0: table_lamp(0, .02, .52, ceramic(h['cush'][0] if s > 0 else h['cush'][0], .3), 1.0)
            else: pendant(0, -.0, 1.25, H, pend, P['metal'], .55)
            books(-.08 * s, -.1, .52, 2) if s < 0 else vase(.12, -.1, .52, ceramic('#efe8dc'), 2, .5, 'leaf')
    if style != 1 or True:
        if G.seed % 2: frame(bx - .45, D, 1.45, .62, .8, art('hills', *P['art']), P['wood'].pick(), mat_w=.07); frame(bx + .45, D, 1.45, .62, .8, art('sea' if pal in ('coast', 'tropic') else 'blobs', *P['art']), P['wood'].pick(), mat_w=.07)
        else: frame(bx, D, 1.42, 1.3, .82, art('sea' if pal in ('coast', 'tropic', 'nordic') else 'hills', *P['art']), P['wood'].pick(), mat_w=.08)
    with at(bx, 2.22): softbox(0, 0, .34, 1.25, .42, .12, P['chairf'], .04, .015); [box(a * .55, b * .15, 0, .045, .045, .34, P['wood'], .006) for a in (-1, 1) for b in (-1, 1)]; drape(.25, 0, .475, .4, .42, .2, P['cush'][2], falls=(0, 0, 1, 1), wr=.01, thick=.02, n=30)
    with at(-1.75, 4.1, 0, 40): armchair(P['chairf'], P['wood'], G.seed % 2, P['cush'][1])
    plant(-2.15, .95 + 3.45, 0, 'palm' if G.seed % 2 else 'fiddle', 1.4, ceramic(h['rug'][2], .6)) if pal != 'city' else floor_lamp(-2.2, 4.5, 0, P['metal'])
    x = -W / 2 + .1
    for a, b in ((.5, 1.1), (3.65, 4.3)): curtain(x, a, x, b, .02, 2.48, P['curt'])
    tube([(x, .3, 2.5), (x, 4.5, 2.5)], .014, P['metal'])
    with at(W / 2, 2.2, 0, -90): cabinets(-.75, .75, .1, .8, .45, P['wood'].pick((1, 0, 0)), 2, P['metal'], (0, 1), toe=False); vase(-.5, -.2, .9, ceramic(h['cush'][1], .3), 0, 1.0, 'pampas'); bowl(.3, -.22, .9, P['wood'], .13)
    camera(-1.25, -1.15, 1.35, .15, 3.1, lens, -.075, 6.3, 4.3)
    with at(0, 0, 0, 90): view(viewk, 7.5, drop, 2.4)

def towel(x, y, z, w, h, m): drape(x, y, z, w, .03, h, m, falls=(0, 0, 1, 1), wr=.004, thick=.012, n=30)
def tub(kind=0, m=None):
    m = m or ceramic('#f8f6f1', .12); n = 48; V = []; F = []; rings = [(0, .80, .0), (.03, .86, .0), (.3, .93, 0), (.56, 1.0, .02), (.585, 1.015, .025), (.59, .985, .025), (.57, .955, .02), (.3, .86, 0), (.14, .74, 0), (.12, .0, 0)]
    for z, s, o in rings:
        for i in range(n): a = 2 * pi * i / n; ca, sa = cos(a), sin(a); e = .62; V.append((.86 * s * math.copysign(abs(ca) ** e, ca), .40 * (s + (.06 if z > .1 else 0)) * math.copysign(abs(sa) ** e, sa), z + (.05 * ca * ca if z > .5 else 0)))
    for j in range(len(rings) - 1):
        for i in range(n): k = (i + 1) % n; F.append((j * n + i, j * n + k, (j + 1) * n + k, (j + 1) * n + i))
    mesh('tub', V, F, m, 60)
def bathroom(pal='coast', viewk='sea', tod='noon', lay=0, wallt=None, floor=None, drop=2.2, top=None, round_mirror=True, beams=False, lens=26, accent=None, twl=None, tubm=None):
    setup_sky(tod, -36, 17 if tod == 'golden' else None); P = palette(pal); h = P['hexes']; W, D, H = 4.2, 4.2, 2.65
    if beams: P['beams'] = P['wood']
    P['floor'] = floor() if floor else tiles('#cfc6b8', '#a89f92', .6, .6, 0, .3, .07, .003, .25); wt = wallt() if wallt else tiles('#eef0ec', '#cfcfc8', .2, .1, .5, .12, .08, .003, .3); P['skirt'] = P['floor']
    if lay == 0: P['accent'] = wt
    if accent: P['wall'] = plaster(accent)
    tw = fabric(twl or h['cush'][0], scale=140, bump=.6); tw2 = fabric('#f2ede3', scale=140, bump=.6); m = P['metal']; tp = top() if top else marble()
    win = (-1.35, 1.0, .78, 2.25) if lay == 0 else None; room(W, D, H, P, [win] if win else [], [(1.2, 3.2, .9, 2.2)] if lay == 1 else [(1.0, 2.9, 1.0, 2.2)], y0=-1.8)
    with at(W / 2, 2.15 if lay == 0 else 99, 0, -90):
        L = 1.7; cabinets(-L / 2, L / 2, .34, .46, .5, P['wood'].pick((1, 0, 0)), 3, m, (0, 2), toe=False, shaker=False); box(0, -.26, .8, L + .04, .54, .04, tp, .006); wall('x', -.012, -L / 2 - .3, L / 2 + .3, .84, 2.3, [], wt, .012)
        for q in (-.42, .42):
            lathe(q, -.27, .84, [(0, 0), (.12, 0), (.19, .07), (.205, .12), (.195, .12), (.17, .06), (.05, .025), (0, .025)], ceramic('#f8f6f1', .1), 44); tap(q, -.08, .84, m, .26, .15)
            if round_mirror: cyl(q, -.02, 1.62, .34, .02, m, rot=(pi / 2, 0, 0), seg=56); cyl(q, -.042, 1.62, .325, .004, plain('#f4f6f6', .01, .5, 1.0), rot=(pi / 2, 0, 0), seg=56, bev=.001)
        if not round_mirror: box(0, -.02, 1.12, 1.55, .03, .95, P['wood'], .01); box(0, -.04, 1.15, 1.49, .004, .89, plain('#f4f6f6', .01, .5, 1.0), 0)
        for q in (-.86, 0, .86): lathe(q, -.1, 1.72, [(.045, 0), (.06, .12), (.0, .13)], glow('#ffd9a6', 2.0 * LAMP_ON(), '#fbf3e4'), 28); tube([(q, -.02, 1.86), (q, -.1, 1.86)], .01, m); bulb(q, -.14, 1.76, 6 * LAMP_ON(), .05)
        vase(-.05, -.2, .84, ceramic(h['cush'][1], .3), 2, .7, 'leaf'); lathe(.16, -.3, .84, [(0, 0), (.032, 0), (.032, .1), (.012, .12), (.012, .14), (0, .14)], glass_solid('#c98f5a'), 24)
    if lay == 0:
        with at(-.2, 3.35, 0, 0): tub(0, tubm and ceramic(tubm, .15)); towel(.95 - .3, -.30, .62, .34, .36, tw); 
        tube([(-1.02, 3.72, 0), (-1.02, 3.72, .95), (-.98, 3.66, 1.0), (-.8, 3.58, .98), (-.78, 3.56, .86)], .014, m, True); cyl(-1.02, 3.72, 0, .05, .02, m)
        with at(1.0, 3.0): stool(P['wood'].pick((0, 0, 1)), P['wood'], .46); [softbox(0, 0, .46 + .07 * k, .3, .22, .07, [tw2, tw, tw2][k], .03, .01, .004, 6 * k) for k in range(2)]; cyl(.0, 0, .6, .03, .07, plain('#efe4cc', .4))
        plant(-1.72, 3.8, 0, 'palm', 1.35, ceramic(h['rug'][2], .6)); plant(1.55, 3.9, 0, 'snake', .7, ceramic('#e9e3d8', .5)); rug(-.25, 2.45, 1.25, .7, fabric('#f0eadf', scale=120, bump=.9))
        with at(-1.98, 2.0 + 1.2, 0, 90): pass
        # towel ladder on the left wall
        for q in (.25, .72): tube([(-1.98, q, 2.0), (-1.72, q, 0)], .02, P['wood'])
        for k in range(4): z = .4 + .42 * k; x = -1.72 - .26 * z / 2; tube([(x, .25, z), (x, .72, z)], .014, P['wood'])
        camera(-1.3, -.75, 1.4, .12, 3.0, lens, -.09, 7, 3.6)
    else:   # vanity ahead, walk-in shower on the right
        with at(-.55, D):
            L = 1.9; cabinets(-L / 2, L / 2, .34, .46, .5, P['wood'].pick((1, 0, 0)), 4, m, (0, 3), toe=False, shaker=False); box(0, -.26, .8, L + .04, .54, .04, tp, .006); wall('x', -.012, -2.1, L / 2 + .12, 0, H, [], wt, .012)
            for q in (-.48, .48):
                lathe(q, -.27, .84, [(0, 0), (.12, 0), (.19, .07), (.205, .12), (.195, .12), (.17, .06), (.05, .025), (0, .025)], ceramic('#f8f6f1', .1), 44); tap(q, -.08, .84, m, .26, .15)
                if round_mirror: cyl(q, -.035, 1.62, .36, .02, m, rot=(pi / 2, 0, 0), seg=56); cyl(q, -.058, 1.62, .345, .004, plain('#f4f6f6', .01, .5, 1.0), rot=(pi / 2, 0, 0), seg=56, bev=.001)
            if not round_mirror: box(0, -.035, 1.1, 1.8, .03, 1.0, m, .01); box(0, -.055, 1.12, 1.76, .004, .96, plain('#f4f6f6', .01, .5, 1.0), 0)
            for q in (-.98, 0, .98): lathe(q, -.12, 1.62, [(.045, 0), (.06, .14), (.0, .15)], glow('#ffd9a6', 2.4 * LAMP_ON(), '#fbf3e4'), 28); tube([(q, -.02, 1.78), (q, -.12, 1.78)], .01, m); bulb(q, -.17, 1.68, 7 * LAMP_ON(), .05)
            vase(0, -.2, .84, ceramic(h['cush'][1], .3), 0, .8, 'leaf'); [softbox(-.8, -.28, .84 + .06 * k, .26, .2, .06, [tw, tw2][k % 2], .028, .01, .003) for k in range(2)]; box(0, -.25, .1, L * .9, .4, .03, P['wood'], .006); [softbox(-.6 + .0 * k, -.25, .13 + .065 * k, .34, .26, .065, [tw2, tw][k % 2], .03, .01, .003) for k in range(3)]; lathe(.45, -.25, .13, [(0, 0), (.15, 0), (.17, .18), (.16, .18), (.14, .02), (0, .02)], fabric('#b98f5a', scale=70, bump=1.2), 36)
        wall('x', D - .012, .55, W / 2, 0, H, [], wt, .012); wall('y', W / 2 - .012, 2.2, D, 0, H, [], wt, .012); mesh('gl', [(.56, 2.55, .02), (.56, D, .02), (.56, D, 2.1), (.56, 2.55, 2.1)], [(0, 1, 2, 3)], glass_pane('#f2faf7')); tube([(.56, 2.55, 2.1), (.56, D, 2.1)], .012, m); tube([(.56, 2.55, 0), (.56, 2.55, 2.1)], .012, m)
        tube([(1.35, D - .03, 1.0), (1.35, D - .05, 2.2), (1.35, D - .3, 2.22)], .012, m); cyl(1.35, D - .34, 2.18, .13, .02, m); cyl(1.35, D - .05, 1.1, .05, .03, m, rot=(pi / 2, 0, 0)); box(1.95, 3.3, .45, .28, 1.2, .04, tp, .006); box(1.95, 3.3, 0, .28, 1.2, .45, wt, .004)
        plant(1.95, 3.6, .49, 'bush', .3); rug(-.5, 2.9, 1.3, .75, fabric('#f0eadf', scale=120, bump=.9)); plant(-1.75, 3.55, 0, 'palm', 1.3, ceramic(h['rug'][2], .6)); 
        with at(W / 2 - .02, 1.3, 0, -90): softbox(0, -.36, .05, .36, .56, .36, ceramic('#f8f6f1', .12), .13, 0, 0); softbox(0, -.37, .40, .38, .52, .04, ceramic('#f8f6f1', .12), .02, 0, 0); box(0, -.09, .1, .42, .18, .72, ceramic('#f8f6f1', .12), .04)
        camera(-.95, -.65, 1.42, .02, 3.1, lens, -.08, 7, 3.6)
    if lay == 0: view(viewk, D + 5, drop)
    with at(0, 0, 0, 90): scatter([tree(seed=k) for k in range(2)], 14, (-6, 12, 8, 22), -drop, rs=12) if pal not in ('desert', 'city') else None; mesh('lawn', [(-80, 4, -drop), (80, 4, -drop), (80, 160, -drop), (-80, 160, -drop)], [(0, 1, 2, 3)], ground('#6d8a46', '#8fa659', '#55702f') if pal != 'desert' else ground('#c79a68', '#d9b483', '#9c7348'))

# ------------------------------------------------------------------------------------------------ exterior scenes
def shell(x0, x1, y0, y1, h, mat, front=(), left=(), right=(), fm=None, trim=None, shutters=None, door=None, dmat=None, curt=True, base=None, corner=None):
    """box house, front at y0 facing the camera; openings (u0,u1,z0,z1,nx,nz); door (x,w,h)"""
    dop = [(door[0] - door[1] / 2, door[0] + door[1] / 2, 0, door[2])] if door else []
    wall('x', y0, x0, x1, 0, h, [o[:4] for o in front] + dop, mat, .2); wall('y', x0, y0 + .2, y1 - .2, 0, h, [o[:4] for o in left], mat, .2); wall('y', x1, y0 + .2, y1 - .2, 0, h, [o[:4] for o in right], mat, .2, -1); wall('x', y1, x0, x1, 0, h, [], mat, .2, -1)
    for o in front: hwin('x', y0 + .09, *o[:4], o[4], o[5], fm, -1, trim, curt, shutters)
    for o in left: hwin('y', x0 + .09, *o[:4], o[4], o[5], fm, -1, trim, curt, None)
    for o in right: hwin('y', x1 - .09, *o[:4], o[4], o[5], fm, 1, trim, curt, None)
    if door: hdoor(door[0], y0 + .08, 0, door[1], door[2], dmat or plain('#2f4d5a', .4), trim)
    if base: box((x0 + x1) / 2, (y0 + y1) / 2, -1.2, x1 - x0 + .12, y1 - y0 + .12, 1.28, base, .01)
    if corner:
        for x in (x0, x1): box(x, y0 - .01, 0, .16, .06, h, corner, .005); box(x, y0 + .03, 0, .06, .16, h, corner, .005)
def sconce(x, y, z, m=None):
    box(x, y - .06, z, .1, .1, .2, glow('#ffc98a', 4 * LAMP_ON(), '#efe2c8'), .01); box(x, y - .06, z + .2, .14, .14, .03, m or plain('#26231f', .5), .006); bulb(x, y - .2, z + .08, 14 * LAMP_ON(), .05)
def ext_sky(tod, az=132, el=None, clouds=.55, glow=None): setup_sky(tod, az, el if el is not None else {'noon': 38, 'golden': 15, 'dusk': -3, 'soft': 40}[tod], clouds, glow, .8)
SHINGLE = lambda c='#5d5a55', v=.25: tiles(c, mixc(c, '#000000', .55), .28, .16, .5, .8, v, .006, .9)
GRASSG = lambda: ground('#64743c', '#858f50', '#4d5a2e'); SANDG = lambda: ground('#dcc8a2', '#ead8b6', '#c4ad84', .35, 5, .5, .03)
def lounger(fab, wood):
    box(0, -.35, .26, .62, 1.25, .05, wood, .01); softbox(0, -.35, .31, .6, 1.22, .09, fab, .035, .01, .003); softbox(0, .52, .36, .6, .78, .09, fab, .035, .01, .003, rx=38); [box(a * .26, b, 0, .05, .05, .26, wood, .005) for a in (-1, 1) for b in (-.9, .25)]; pillow(0, .55, .66, .44, .24, .1, fab, 40)
def parasol(x, y, col='#f2e9d8', h=2.5, r=1.5):
    tube([(x, y, 0), (x, y, h + .1)], .024, Wood('#8a6238', '#b98d58')); n = 8; V = [(x, y, h + .08)] + [(x + r * cos(2 * pi * k / n), y + r * sin(2 * pi * k / n), h - .45) for k in range(n)]; mesh('parasol', V, [(0, 1 + k, 1 + (k + 1) % n) for k in range(n)], sheer(col, .35, 0.0)); cyl(x, y, 0, .25, .06, plain('#777777', .8))
def adir(x, y, rz, m, cush=None):
    with at(x, y, 0, rz):
        for k in range(6): box(-.25 + .1 * k, .22, .34, .085, .022, .74 - .03 * abs(k - 2.5), m, .008, rx=-20)
        for k in range(5): box(0, -.3 + .1 * k, .36 - .022 * k, .56, .085, .022, m, .008)
        for q in (-1, 1): box(q * .34, -.06, .58, .12, .74, .025, m, .01); box(q * .32, -.36, 0, .04, .1, .58, m, .006); box(q * .29, -.02, .1, .03, .9, .12, m, .006, rx=-14)
        if cush: pillow(0, .1, .55, .4, .3, .13, cush, 66)
def grassfield(region, n, keep=None, zf=None, z=0, c1='#5c8438', c2='#96b659', h=.13, rs=1): scatter([blades(mixc(c1, '#55552f', .35), mixc(c2, '#8f8a52', .35), k, 34, h * (.8 + .22 * k), .22, .0065, .75) for k in range(4)], n, region, z, (.6, 1.3), keep, zf, rs)

def ext_beach(tod='noon', wallc='#eef0ee', roofc='#6f767a', doorc='#3f7d8c'):
    ext_sky(tod, 128, None, .55); hz = HAZE(); zf = lambda x, y: .12 * mn.noise(Vector((x * .3, y * .3, 1))) + .5 * max(0, mn.noise(Vector((x * .11, y * .11, 4)))) * (1 if abs(x - .5) > 2.5 or y > 9 else .1) - max(0, (-x - 9) * .16) * (1 if y > 6 else .5) - max(0, y - 30) * .15
    terrain(-60, 60, -6, 70, zf, SANDG(), 130, 90); mesh('sea', [(-4000, 15, -1.1), (4000, 15, -1.1), (4000, 6000, -1.1), (-4000, 6000, -1.1)], [(0, 1, 2, 3)], water('#0f5573', '#2f97a8', .35, .3, .05)); ridge(600, 1500, 200, 46, hazed('#5e7360', '#7f8a72', hz, .55), 3, -2, -500, 120, 24, 2.0, False)
    w = planks(mixc(wallc, '#9aa4a6', .12), wallc, .14, 5.0, False, .6, mixc(wallc, '#000000', .35), .6, .006, .3); tr = plain('#ffffff', .45); dk = Wood('#9a8468', '#c2ac8c', .7)
    with at(3.2, 12.5, .95):
        shell(-4.2, 4.2, 0, 7, 3.0, w, [(-3.4, -1.9, .1, 2.3, 2, 1), (1.0, 3.5, .1, 2.3, 3, 1)], [(1.5, 3.2, .8, 2.2, 2, 2), (4.2, 5.6, .8, 2.2, 2, 2)], (), tr, tr, None, (-.45, 1.0, 2.15), plain(doorc, .35), True, None, tr); gable(-4.2, 4.2, 0, 7, 3.0, 2.7, 'y', .55, SHINGLE(roofc), w, trim=tr); hwin('x', -.03, -.85, .85, 3.5, 4.7, 3, 2, tr, -1, tr, False)
        deck(-5.0, 5.0, -2.6, 0, 0, dk); [box(x, -2.45, -1.3, .18, .18, 1.15, dk.pick((0, 0, 1)), .01) for x in (-4.8, -1.6, 1.6, 4.8)]; railing(-5.0, -1.5, -2.5, 0, tr); railing(.4, 5.0, -2.5, 0, tr); railing(-2.5, 0, -4.95, 0, tr, axis='y'); steps(-.55, -2.6, 0, 1.7, 5, dk)
        for x in (-4.8, -1.5, .4, 4.8): box(x, -2.42, .9, .13, .13, 1.75, tr, .008)
        box(0, -1.3, 2.66, 10.1, 2.9, .1, SHINGLE(roofc), .01, rx=0); box(0, -2.7, 2.55, 10.2, .06, .2, tr, .005); adir(-3.0, -1.3, 10, plain('#5b95a3', .5), fabric('#f2e6cf')); adir(2.0, -1.3, -12, plain('#5b95a3', .5), fabric('#f2e6cf')); sconce(.45, -.02, 1.75)
    for k in range(16): box(2.65 + .10 * sin(k * 1.3) - 1.5 * (1 - k / 15) ** 2, 1.6 + k * .43, .07 + .012 * k, 1.5, .2, .035, dk, .008, rz=R.uniform(-3, 3)); box(2.65 - 1.5 * (1 - k / 15) ** 2, 1.82 + k * .43, .07 + .012 * k, 1.5, .2, .035, dk, .008, rz=R.uniform(-3, 3))
    path = lambda x, y: abs(x - 2.65 + 1.5 * (1 - min(1, max(0, y - 1.6) / 6.6)) ** 2) > 1.25 and not (-2.2 < x < 8.4 and y > 9.4) and mn.noise(Vector((x * .22, y * .22, 7))) > -.18
    scatter([blades('#7f9350', '#c6bf7c', k, 40, .62, .2, .011, .75) for k in range(4)], 620, (-9, 14, 2.8, 16), 0, (.6, 1.3), path, zf); scatter([bush('#6f8a58', '#a6b07a', k, .55, 600, .09, '#e8d9a6' if k else None) for k in range(2)], 30, (-7, 13, 6, 14), 0, (.6, 1.2), path, zf, 8)
    camera(-3.4, -2.2, 1.7, 1.7, 12, 34, .06, 9, 13)
def ext_cabin(tod='golden', snow='alpine'):
    ext_sky(tod, 118 if tod == 'golden' else 130, None, .5); log = planks('#6b4424', '#9a6a3a', .2, 6.0, False, .6, '#2b1a0e', 1.0, .012); dk = Wood('#6b4a2c', '#97703f', .6); tr = plain('#3d2a1a', .6); st = stone('#98928a', '#716b63', 2.6, '#5d5852', .9, 1.5); zf = lambda x, y: .25 * mn.noise(Vector((x * .12, y * .12, 2))) + .05 * max(0, y - 22)
    terrain(-70, 70, -6, 60, zf, GRASSG(), 110, 80)
    with at(0, 0, 0): view(snow, 40, 2, 10)
    with at(2.4, 13, .75):
        shell(-3.8, 3.8, 0, 8, 2.7, log, [(-3.1, -1.2, .15, 2.25, 2, 1), (.9, 3.1, .15, 2.25, 2, 1)], [(1.4, 3.0, .9, 2.1, 2, 2), (4.6, 6.2, .9, 2.1, 2, 2)], (), tr, tr, None, (-.15, 1.0, 2.1), planks('#7d3b22', '#96502f', .12, 3, True), True, st); gable(-3.8, 3.8, 0, 8, 2.7, 3.7, 'y', .9, SHINGLE('#4a4d49'), log, .18, tr)
        hwin('x', -.03, -1.3, 1.3, 3.0, 4.6, 3, 1, tr, -1, tr, False); box(3.0, 4.5, 2.2, .9, .9, 4.6, st, .03); box(3.0, 4.5, 6.8, 1.05, 1.05, .15, st, .03)
        deck(-4.6, 4.6, -2.8, 0, 0, dk); railing(-4.6, -1.1, -2.72, 0, tr, kind='slat'); railing(.8, 4.6, -2.72, 0, tr, kind='slat'); railing(-2.72, 0, -4.55, 0, tr, axis='y'); steps(-.15, -2.8, 0, 1.7, 4, dk); [cyl(x, -2.6, -1.2, .14, 1.2, st) for x in (-4.4, 0, 4.4)]; adir(-3.1, -1.5, 8, dk, fabric('#9c3f2a')); adir(2.6, -1.5, -14, dk, fabric('#9c3f2a')); sconce(.65, -.02, 1.7); sconce(-.95, -.02, 1.7)
        for j in range(3):
            for k in range(9 - j): cyl(3.9 + .0, .9 + .17 * k + .08 * j, -.55 + .15 * j, .085, .5, Wood('#8a6238', '#caa06a'), rot=(0, pi / 2, 0), seg=14)
    house = lambda x, y: not (-2.8 < x < 7.6 and 9.6 < y < 22) and not (abs(x - 2.2 + .22 * (12 - y)) < 1.0 and y < 11)
    scatter([pine(seed=k, h=10 + 1.5 * k) for k in range(4)], 42, (-26, 30, 15, 46), 0, (.75, 1.25), lambda x, y: house(x, y) and not (-4 < x < 8.5 and y < 24) and (x < -3.6 or x > 8 or y > 30) and not (-9 < x < -4 and y > 24), zf, 5); grassfield((-8, 10, 1.5, 13), 1900, house, zf, 0, '#5d7f38', '#a3b45f', .17); [rock(x, y, zf(x, y), s, seed=k) for k, (x, y, s) in enumerate([(-3.6, 8, .5), (-4.4, 8.8, .3), (6.9, 8.6, .55), (-1.4, 5.2, .22)])]
    for k in range(12): y = 1 + k * .8; x = 2.2 - .22 * (12 - y); rock(x + .2 * sin(k * 2.1), y, zf(x, y) - .02, .36, seed=k, flat=.12)
    scatter([bush('#4d6b35', '#8aa055', k, .5, 600, .1, '#e0b04a' if k else '#c4628a') for k in range(2)], 14, (-3.2, 8, 8.6, 9.9), 0, (.5, .9), house, zf, 3); camera(-2.6, -2.6, 1.65, 1.5, 12, 33, .10, 9, 14)
def ext_lake(tod='golden', wallc=('#4a3222', '#6f4d31')):
    ext_sky(tod, 112 if tod == 'golden' else 125, None, .55); hz = HAZE(); w = planks(*wallc, .15, 4, True, .6, '#1d120a', .8, .006); dk = Wood('#8a7458', '#b39b78', .7); fr = plain('#1f2122', .4); zf = lambda x, y: -.9 + min(2.0, max(0, y - 14.2) * .55) + .15 * mn.noise(Vector((x * .3, y * .3, 2))) + max(0, y - 26) * .10 - .0
    mesh('lake', [(-600, -20, 0), (600, -20, 0), (600, 900, 0), (-600, 900, 0)], [(0, 1, 2, 3)], water('#16343d' if tod != 'dusk' else '#141f2b', None, .5, .06, .05, .7, (1, 2.4, 1))); terrain(-12, 60, 12, 90, lambda x, y: zf(x, y) - max(0, -x - 6) * .35, GRASSG(), 110, 90); ridge(230, 900, 160, 62, hazed('#334d30', '#5d7042', hz, .30, .05, None, .2), 4, -2, -160, 180, 36, 2.4, False); ridge(600, 2200, 400, 240, hazed('#4d5b64', '#6f7a7c', hz, .55, .006), 6, -3, -300, 180, 40, 2.2)
    with at(3.4, 18.2, 1.45):
        shell(-5, 3.6, 0, 6.5, 2.9, w, [(-4.4, -.4, .05, 2.5, 4, 1), (.9, 3.0, .05, 2.5, 2, 1)], [(1.2, 4.4, .05, 2.5, 3, 1)], (), fr, None, None, None, None, True, stone('#8d8880', '#6d675f', 2.6, '#5d5852', .9)); gable(-5, 3.6, 0, 6.5, 2.9, 2.1, 'x', .9, plain('#34383a', .5, .4, .6), w, .14, fr, ends=True)
        deck(-6, 4.4, -3, 0, 0, dk); railing(-6, -2.2, -2.92, 0, fr, kind='cable'); railing(-.4, 4.4, -2.92, 0, fr, kind='cable'); railing(-2.92, 0, -5.92, 0, fr, axis='y', kind='cable'); steps(-1.3, -3, 0, 1.7, 5, dk); box(2.6, 3.2, 4.0, .8, .8, 2.1, plain('#2b2c2c', .7), .02); adir(-3.8, -1.6, 8, dk, fabric('#c2714a')); adir(-2.7, -1.5, -8, dk, fabric('#c2714a')); [sconce(x, -.02, 1.9) for x in (.25, 3.3)]
    with at(1.9, 0, .42): deck(-.95, .95, 4.6, 15.2, 0, dk); [cyl(s * .95, 5 + 2.4 * k, -1.4, .1, 1.75, Wood('#5d4a36', '#7d6648', .8), seg=14) for s in (-1, 1) for k in range(5)]; [lathe(s * .95, 5 + 4.8 * k, .35, [(.06, 0), (.07, .14), (.0, .17)], glow('#ffc98a', 5 * LAMP_ON()), 18) for s in (-1, 1) for k in range(3)]; adir(.2, 6.0, 200, plain('#a8452f', .5)); deck(-2.4, .95, 3.2, 4.6, 0, dk)
    with at(-2.4, 8.2, .02, 12):   # canoe
        V = []; F = []; n = 24
        for i in range(n + 1):
            u = 2 * i / n - 1; wd = .42 * (1 - abs(u) ** 2.4); hh = .32 + .22 * abs(u) ** 3
            for j in range(9): a = pi * j / 8; V.append((u * 2.3, wd * cos(a), hh - (hh + .08) * sin(a) ** .8))
        F = [(i * 9 + j, i * 9 + j + 1, (i + 1) * 9 + j + 1, (i + 1) * 9 + j) for i in range(n) for j in range(8)]; ob = mesh('canoe', V, F, plain('#a23b26', .3, .5, 0.0, 0, 40, .4), 1); ob.modifiers.new('s', 'SOLIDIFY').thickness = .03; [box(q, 0, .2, .2, .6, .03, dk, .005) for q in (-.8, .8)]
    keep = lambda x, y: not (-3 < x < 8.4 and 14.4 < y < 26) and not (.4 < x < 3.4 and y < 16); ps = [pine(seed=k, h=10 + 1.5 * k) for k in range(4)]; scatter(ps, 54, (-5, 40, 20, 50), 0, (.75, 1.3), keep, zf, 5); scatter([pine(seed=k, h=10) for k in range(2)], 90, (-230, 60, 232, 250), -1, (.8, 1.6), None, None, 6); scatter([tree('#5d7f2f', '#b3a845', k, 7) for k in range(2)], 5, (9, 16, 17, 23), 0, (.7, 1), keep, zf, 3)
    scatter([blades('#5f7d3a', '#a5b060', k, 36, .75, .2, .012, .6) for k in range(3)], 420, (-8, 18, 14.2, 17), 0, (.6, 1.2), keep, zf); [rock(x, 14.2 + .5 * sin(k * 3), 0, s, seed=k) for k, (x, s) in enumerate([(-4.4, .6), (-3.1, .4), (4.2, .5), (5.2, .8), (7.3, .6), (9.5, .9), (-5.6, .5), (3.7, .3)])]; camera(-4.2, -2.0, 2.0, 1.9, 14, 33, .05, 9, 16)
def pool(x0, x1, y0, y1, tile=None, z=0):
    box((x0 + x1) / 2, (y0 + y1) / 2, z, x1 - x0, y1 - y0, .014, poolwater(), 0); w = .32; m = tile or tiles('#e3d9c8', '#b9ae9c', .6, .3, .5, .5, .08)
    for (a, b, c, d) in ((x0 - w, x1 + w, y0 - w, y0), (x0 - w, x1 + w, y1, y1 + w), (x0 - w, x0, y0, y1), (x1, x1 + w, y0, y1)): box((a + b) / 2, (c + d) / 2, z - .02, b - a, d - c, .075, m, .012)
def ext_desert(tod='golden', wallc='#c98d62'):
    ext_sky(tod, 112 if tod == 'golden' else 130, None, .3); wm = plaster(wallc, .35, 5, .06); wd = Wood('#5d3b22', '#85582f', .6); fr = plain('#4f7f80', .5); zf = lambda x, y: -.04 + .2 * mn.noise(Vector((x * .15, y * .15, 2))) * (1 if y > 15 or abs(x) > 9 else .0)
    view('desert', 14, 0.12, 0); pv = tiles('#cfa27a', '#a67c58', .5, .5, .5, .7, .2, .008, .5); mesh('patio', [(-8.5, -4, 0), (9, -4, 0), (9, 12.2, 0), (-8.5, 12.2, 0)], [(0, 1, 2, 3)], pv); pool(-5.2, 2.2, 2.6, 7.4)
    def adobe(x0, x1, y0, y1, h, r=.16): box((x0 + x1) / 2, (y0 + y1) / 2 + .12, h - .35, x1 - x0, y1 - y0 - .0, .55, wm, .14, 5)
    with at(1.2, 11.5):
        for (x0, x1, y0, y1, h, fo, le, do) in ((-5.4, 1.4, 0, 6, 3.1, [(-4.4, -1.2, .05, 2.4, 3, 1)], [(1.4, 3.4, .8, 2.2, 2, 2)], (.35, 1.1, 2.2)), (1.4, 6.2, -1.6, 5, 4.2, [(2.5, 4.9, .7, 2.5, 2, 2)], [], None)):
            shell(x0, x1, y0, y1, h - .1, wm, fo, le, (), fr, None, None, do, planks('#4f7f80', '#6b9a98', .14, 3, True), True); adobe(x0, x1, y0, y1, h)
            for k in range(int((x1 - x0) / .8)): cyl(x0 + .5 + .8 * k, y0 + .1, h - .62, .085, .55, wd.pick((0, 0, 1)), rot=(pi / 2, 0, 0), seg=16)
        box(-2.8, -1.6, 2.62, 5.6, .2, .2, wd, .02); [cyl(x, -1.6, 0, .12, 2.62, wd.pick((0, 0, 1)), seg=18) for x in (-5.2, -2.8, -.4)]; [box(-5.3 + .45 * k, -.8, 2.82, .1, 2.0, .1, wd, .01) for k in range(12)]
        sconce(-.45, -.02, 1.7); sconce(1.05, -.02, 1.7); plant(-4.9, -.6, 0, 'snake', .9, ceramic('#8f4f30', .7)); plant(1.1, -1.0 + .4, 0, 'palm', 1.3, ceramic('#8f4f30', .7))
        with at(-3.2, -.8): coffee_table('drum', wd.pick(), wd.pick())
    for x in (-3.6, -2.2):
        with at(x, 9.1, 0, 4): lounger(fabric('#f0e4cf'), wd)
    parasol(-2.9, 9.3, '#e9d9bd'); ag = [agave(k, .6) for k in range(3)]
    for x, y, s in ((4.2, 5.4, 1.1), (5.1, 4.4, .8), (-7.4, 5.5, 1.2), (-7.0, 8.2, .9), (6.4, 6.8, 1.2), (4.6, 7.6, .7), (-8.0, 3.4, 1.0)): inst(R.choice(ag), (x, y, 0), R.random() * 6, s); rock(x + .6, y + .2, 0, .22 * s, seed=int(x * 7), mat=stone('#b5805a', '#9a6a48', 1.2, '#8a5c3c', .3, 1))
    cactus(5.6, 7.6, 0, 2.6); cactus(-8.6, 9.5, 0, 3.2); [inst(bush('#7d8450', '#b5a86c', 2, .45, 420, .08, '#d96a8a' if k % 2 else None), (x, y, 0), k, s) for k, (x, y, s) in enumerate([(3.6, 6.3, .8), (5.9, 5.6, 1.0), (-7.9, 6.9, 1.1), (7.2, 8.2, 1.3), (-6.7, 9.4, .9)])]; camera(-3.6, -3.4, 1.75, .6, 11, 29, .03, 9, 12)
def ext_town(tod='noon'):
    ext_sky(tod, 140, None, .5); mesh('street', [(-60, -20, 0), (60, -20, 0), (60, 7.2, 0), (-60, 7.2, 0)], [(0, 1, 2, 3)], ground('#5b5b5b', '#6d6b68', '#48484a', .4, 30, .3, .01)); box(0, 9.4, -.1, 120, 4.4, .24, tiles('#a9a49b', '#8b867d', .9, .9, .5, .8, .1, .008, .4), .02); box(0, 7.15, -.1, 120, .25, .26, plain('#8f8c87', .8, .2, 0.0, .2, 20), .03)
    sp = [('#a4553c', '#cbbfae', 'brick', '#efe8da', '#2f4a3c', 9.4), ('#e6dfd2', '#c9c2b4', 'plain', '#ffffff', '#7c2f2a', 10.2), ('#6f7f8a', '#c9c2b4', 'plain', '#f4f1ea', '#1f2d3a', 9.6), ('#8f4636', '#d3c8b6', 'brick', '#e9e1d1', '#24343f', 10.4), ('#d9b98a', '#c9c2b4', 'plain', '#fbf6ea', '#3b5a55', 9.5)]
    for k, (c, gr, kind, tc, dc, hh) in enumerate(sp):
        x = -11.5 + 5.1 * k; m = tiles(c, gr, .22, .075, .5, .85, .22, .008, .7) if kind == 'brick' else plaster(c, .15); tr = plain(tc, .5)
        with at(x, 11.6, .14):
            with at(0, 0, .75):
                w1 = [(.05, 1.9, .55, 2.55, 2, 2)] ; up = [(a, a + 1.0, z, z + 1.75, 1, 2) for z in (3.75, 6.7) for a in (-2.0, -.5, 1.0)]; shell(-2.55, 2.55, 0, 8, hh - .75, m, w1 + up, (), (), tr, tr, None, (-1.35, 1.05, 2.35), plain(dc, .3, .5, 0.0, 0, 40, .4), True, plain('#b3aa9c', .8, .2, 0.0, .2, 14)); box(0, -.12, hh - 1.1, 5.1, .4, .28, tr, .03); box(0, -.06, hh - 1.45, 5.05, .16, .2, tr, .02); [box(-2.2 + .55 * q, -.2, hh - 1.3, .14, .3, .2, tr, .02) for q in range(9)]; box(0, -.04, 3.05, 5.1, .1, .14, tr, .01)
                sconce(-.6, -.02, 1.75); box(-1.35, -.18, 2.5, 1.5, .3, .14, tr, .02)
                bx = bush('#47702f', '#86a550', 4 + k % 2, .3, 420, .07, ['#d9485a', '#f0c9d6', '#e8b23c'][k % 3]); box(.98, -.2, .3, 1.9, .26, .22, Wood('#4a3424', '#6d4d33'), .01); [inst(bx, (.3 + .34 * q, -.2, .42), q, .75) for q in range(5)]
            stp = plain('#b3aa9c', .8, .2, 0.0, .2, 14); [box(-1.35, -.25 - .3 * q, .56 - .19 * q - .56 * 0, 1.5, .34 + .0, .19, stp, .015) or box(-1.35, -.25 - .3 * q, 0, 1.5, .32, max(.02, .57 - .19 * q), stp, .01) for q in range(4)]; ir = plain('#1d1f20', .4)
            for s in (-.72, .72): tube([(-1.35 + s, .0, 1.65), (-1.35 + s, -1.2, .95)], .018, ir); [tube([(-1.35 + s, -.1 - .36 * q, .75 - .2 * q), (-1.35 + s, -.1 - .36 * q, 1.6 - .21 * q)], .011, ir) for q in range(4)]
            [tube([(.0 + .14 * q, -1.15, 0), (.0 + .14 * q, -1.15, .95)], .009, ir) for q in range(17)]; tube([(0, -1.15, .88), (2.3, -1.15, .88)], .014, ir); [inst(bush('#3f6a2c', '#7d9c48', q % 3, .5, 700, .08), (.35 + .5 * q, -.55, 0), q, .85) for q in range(4)]
    for k, x in enumerate((-7.6, 3.2, 9.6)): box(x, 8.2, .13, 1.1, 1.1, .03, ground('#4d4030', '#5d4d38'), 0); inst(tree('#4a7a2e', '#94b44e', k, 7.2, 6500, .2), (x, 8.2, .14), k, .95)
    for x in (-2.6,): tube([(x, 7.7, .1), (x, 7.7, 3.6)], .05, plain('#1d1f20', .4)); lathe(x, 7.7, 3.6, [(.1, 0), (.2, .4), (.05, .55), (0, .6)], glow('#ffd9a0', 2.5 * LAMP_ON(), '#efe6d2'), 8); bulb(x, 7.7, 3.5, 60 * LAMP_ON(), .1)
    camera(-3.4, -2.2, 1.7, .6, 12, 25, .17, 9, 13)
def ext_cottage(tod='noon'):
    ext_sky(tod, 128, 42 if tod == 'noon' else None, .4); st = stone('#b9ab93', '#94886f', 2.3, '#8a7f6c', .9, 1.6); tr = plain('#f3eee2', .5); rf = SHINGLE('#6a5442', .35); zf = lambda x, y: .12 * mn.noise(Vector((x * .2, y * .2, 2))); terrain(-50, 50, -6, 60, zf, GRASSG(), 90, 80)
    with at(1.8, 11.5, .15):
        sh = plain('#5f7d6a', .5); shell(-4.4, 2.6, 0, 5.6, 2.5, st, [(-3.7, -2.3, .8, 2.05, 2, 2), (.7, 2.0, .8, 2.05, 2, 2)], [(1.6, 3.2, .8, 2.05, 2, 2)], (), tr, tr, sh, (-.75, 1.05, 2.1), planks('#46705c', '#5f8a74', .13, 3, True)); gable(-4.4, 2.6, 0, 5.6, 2.5, 3.1, 'x', .45, rf, st, .2, tr); 
        with at(-.75, 0): gable(-.95, .95, -1.3, 1.0, 2.4, .95, 'y', .15, rf, planks('#e9e2d2', '#f4efe2', .12, 3, True), .1, tr); [box(s * .85, -1.2, 0, .13, .13, 2.4, Wood('#6b482b', '#8f6a42'), .015) for s in (-1, 1)]; box(0, -.7, -.1, 2.2, 1.4, .14, st, .02)
        with at(1.35, 1.35, 3.5): gable(-.75, .75, -.55, 2.0, .95, .85, 'y', .2, rf, st, .1, tr); shell(-.75, .75, -.4, 2, .95, st, [(-.42, .42, .1, .9, 2, 2)], (), (), tr, tr)
        box(-3.7, 2.8, 2.0, .9, .8, 4.6, st, .03); box(-3.7, 2.8, 6.6, 1.05, .95, .12, st, .03); [cyl(-3.7 + q, 2.8, 6.7, .13, .4, plain('#a3583a', .8)) for q in (-.2, .2)]; sconce(.05, -.02, 1.6)
    for k in range(13): y = .2 + k * .82; x = 1.0 - .16 * (10 - y) + .16 * sin(k * 2); rock(x, y, zf(x, y), .46, seed=k, flat=.09)
    pth = lambda x, y: abs(x - 1.0 + .16 * (10 - y)) > .75 and not (-3.2 < x < 5 and y > 10.2); ts = [tree('#3f6b2a', '#86a845', k, 8.5, 7000, .24) for k in range(3)]; scatter(ts, 46, (-26, 30, 15, 46), 0, (.8, 1.35), lambda x, y: y > 20 or x < -6 or x > 8.5, zf, 7); scatter([pine(seed=k, h=12) for k in range(2)], 14, (-22, 26, 22, 40), 0, (.9, 1.3), None, zf, 3); inst(ts[1], (-7.2, 9.5, 0), 1, 1.0); inst(ts[0], (9.8, 11, 0), 2, 1.05)
    grassfield((-8, 9, .8, 12), 2600, pth, zf, 0, '#55813a', '#97b957', .12); fl = [bush('#47702f', '#86a550', k, .38, 520, .08, c) for k, c in enumerate(['#d9628a', '#8a6fb8', '#f0d35a', '#f4f0ea', '#c9405a'])]; scatter(fl, 46, (-3.4, 5.2, 9.5, 11.1), 0, (.6, 1.25), lambda x, y: abs(x - 1.05) > .85, zf, 4); scatter(fl, 40, (-4, 5, 2.5, 9), 0, (.5, .9), lambda x, y: .8 < abs(x - 1.0 + .16 * (10 - y)) < 1.5, zf, 6)
    [box((a + b) / 2, 5.92, z, b - a, .025, .07, tr, .006) for a, b in ((-8, -.55), (1.25, 8)) for z in (.2, .5)]
    for k in range(30):
        for s in (-8, 1.4):
            x = s + .24 * k; box(x, 5.9 + (s > 0) * .0, 0, .075, .022, .72 + .04 * (k % 2), tr, .01) if abs(x - .35) > .9 and abs(x) < 8 else None
    ridge(48, 320, 60, 17, hazed('#33482a', '#56663a', HAZE(), .10, .08, None, .4), 5, -.5, 0, 120, 24, 3, False); scatter([bush('#47592f', '#7d8a4c', k, .9, 900, .12) for k in range(2)], 60, (-20, 24, 17, 24), 0, (.8, 1.6), lambda x, y: not (-3.2 < x < 5 and y < 18), zf, 12); camera(-2.9, -2.6, 1.6, 1.0, 11, 35, .08, 9, 13)
def ext_farm(tod='golden'):
    ext_sky(tod, 118, None, .6); hz = HAZE(); w = planks('#e6e2d6', '#f3efe4', .15, 6, False, .6, '#a39d8d', .7, .007, .25); tr = plain('#ffffff', .5); rf = SHINGLE('#565b5e'); dk = Wood('#9a8468', '#bda684', .7); zf = lambda x, y: .1 * mn.noise(Vector((x * .15, y * .15, 2))) + max(0, y - 30) * .012; terrain(-200, 200, -6, 300, zf, GRASSG(), 120, 90)
    for k in range(12): c = [('#c9a94a', '#dcc06a'), ('#7f9a45', '#93ad55'), ('#b5913f', '#cfae5c'), ('#5f7f3a', '#74934a')][k % 4]; mesh('field', [(-240 + 22 * k, 44, .75), (-222 + 22 * k, 44, .75), (-190 + 26 * k, 190, 2.6), (-214 + 26 * k, 190, 2.6)], [(0, 1, 2, 3)], ground(*c, None, .8, 6))
    ridge(200, 900, 160, 26, hazed('#4d6b38', '#7f9148', hz, .28, .05, None, .2), 4, 0, 0, 160, 30, 2.0, False); ridge(500, 2200, 300, 80, hazed('#56705a', '#748572', hz, .5, .01), 7, 0, 100, 140, 26, 2, False)
    with at(3.2, 14, .6):
        shell(-4.6, 4.6, 0, 7, 5.4, w, [(-3.7, -2.5, .7, 2.3, 2, 2), (-1.7, -.5 - .3, .7, 2.3, 1, 2), (1.5, 2.7, .7, 2.3, 2, 2), (3.0, 4.0, .7, 2.3, 2, 2)] + [(a, a + 1.1, 3.5, 4.9, 2, 2) for a in (-3.7, -.55, 2.5)], [(1.4, 2.6, .7, 2.3, 2, 2), (4.3, 5.5, .7, 2.3, 2, 2), (1.4, 2.6, 3.5, 4.9, 2, 2), (4.3, 5.5, 3.5, 4.9, 2, 2)], (), tr, tr, None, (.35, 1.0, 2.15), plain('#8c2f28', .35), True, stone('#98928a', '#716b63', 2.6, '#5d5852', .9), tr); gable(-4.6, 4.6, 0, 7, 5.4, 2.6, 'x', .45, rf, w, .15, tr); box(3.2, 3.5, 6.6, .8, .8, 2.2, tiles('#9c5a42', '#cbbfae', .22, .075, .5, .8, .2), .02)
        deck(-5, 5, -2.4, 0, 0, dk); mesh('proof', [(-5.3, -2.75, 2.72), (5.3, -2.75, 2.72), (5.3, 0, 3.25), (-5.3, 0, 3.25)], [(0, 1, 2, 3)], rf); box(0, -2.66, 2.5, 10.4, .12, .22, tr, .01); [box(x, -2.3, 0, .16, .16, 2.55, tr, .01) for x in (-4.8, -2.4, -.5, 1.2, 2.9, 4.8)]; railing(-4.8, -.5, -2.3, 0, tr); railing(1.2, 4.8, -2.3, 0, tr); steps(.35, -2.4, 0, 1.5, 3, dk); sconce(1.1, -.02, 1.7)
        for x in (-3.4, -2.5): adir(x, -1.2, 4, plain('#ffffff', .5), fabric('#b5533c'))
    with at(-21, 44, .4, -14):
        bw = planks('#8a2f25', '#a5402f', .22, 6, True, .7, '#4a1a14', .8, .008); shell(-5, 5, 0, 12, 4.6, bw, [], (), (), tr, tr, None, (0, 3, 3.4), planks('#8a2f25', '#a5402f', .3, 6, True), True); gable(-5, 5, 0, 12, 4.6, 3.4, 'y', .4, rf, bw, .15, tr)
    for k in range(34):
        x = -18 + .95 * k
        if abs(x - 3.2) > 1.1: box(x, 7.6, 0, .09, .03, 1.0, tr, .01)
    for z in (.35, .72): box(-8.5, 7.63, z, 21, .03, .08, tr, .006); box(9.2, 7.63, z, 10, .03, .08, tr, .006)
    ts = [tree('#41702c', '#8fae4a', k, 9, 8000, .26) for k in range(3)]; [inst(ts[k % 3], p, k, s) for k, (p, s) in enumerate([((-7.5, 17, 0), 1.05), ((12, 17, 0), 1.0), ((16, 30, 0), 1.2), ((-14, 40, .2), 1.1), ((-30, 60, 1), 1.3), ((22, 60, 1), 1.2), ((-4, 70, 1), 1.2), ((5, 34, .2), 1.2)])]; scatter(ts, 40, (-150, 150, 190, 200), 2.6, (1, 1.7), None, None, 4)
    pth = lambda x, y: abs(x - 2.6 + .1 * (12 - y)) > .85 and not (-2 < x < 8.6 and y > 10.8); [rock(2.6 - .1 * (12 - y) + .15 * sin(y * 9), y, 0, .5, seed=int(y * 3), flat=.08) for y in [1 + .85 * q for q in range(12)]]; grassfield((-10, 11, 1, 14), 2800, pth, zf, 0, '#5f8a3a', '#a3bb57', .13); fl = [bush('#47702f', '#86a550', k, .4, 520, .08, c) for k, c in enumerate(['#f4f0ea', '#8a6fb8', '#e8b23c', '#d9628a'])]; scatter(fl, 34, (-2, 8.4, 10.6, 11.3), 0, (.6, 1.2), lambda x, y: abs(x - 3.4) > 1.1, zf, 4); scatter([blades('#b09a4a', '#dcc983', k, 30, .5, .2, .01, .5) for k in range(2)], 260, (-12, 12, 7.7, 8.6), 0, (.6, 1.1), pth, zf, 8)
    camera(-4.6, -2.8, 1.7, .6, 13, 28, .08, 9, 15)
def ext_tropic(tod='noon'):
    ext_sky(tod, 125, None, .6); wm = plaster('#f6f2e8', .12); wd = Wood('#6b4526', '#98683a', .5); dk = Wood('#8a6238', '#b58a58', .6); fr = plain('#3a2a1c', .5); pv = tiles('#d9d2c2', '#b5ad9c', .7, .7, .5, .6, .08, .006, .3); mesh('lawn', [(-60, -10, -.05), (60, -10, -.05), (60, 36, -.05), (-60, 36, -.05)], [(0, 1, 2, 3)], GRASSG()); mesh('sea', [(-4000, 36, -.6), (4000, 36, -.6), (4000, 6000, -.6), (-4000, 6000, -.6)], [(0, 1, 2, 3)], water('#0f6f86', '#39b0b4', .35, .3, .05)); ridge(700, 1800, 260, 120, hazed('#3f6a4c', '#5f8a60', HAZE(), .5, .01), 3, -2, -500, 140, 26, 2.2, False)
    mesh('patio', [(-7, -1, 0), (9, -1, 0), (9, 13, 0), (-7, 13, 0)], [(0, 1, 2, 3)], pv); pool(-5.4, 3.2, 1.9, 7.0, tiles('#efe9dc', '#c9c1b0', .6, .3, .5, .5, .06))
    with at(2.6, 12, .2):
        box(.2, 3, -.25, 11, 8, .25, pv, .01); shell(-4.6, 5, .6, 6.4, 3.1, wm, [(-4.0, -.2, .05, 2.6, 4, 1), (1.0, 4.4, .05, 2.6, 3, 1)], [(1.6, 5, .05, 2.6, 3, 1)], (), fr, None, None, None, None, True)
        rf = tiles('#7d6a4f', '#4a3d2c', .35, .2, .5, .9, .3, .01, 1.0); V = [(-6.4, -1.6, 2.95), (6.8, -1.6, 2.95), (6.8, 8.2, 2.95), (-6.4, 8.2, 2.95), (-2.2, 3.3, 5.6), (2.6, 3.3, 5.6)]; mesh('hip', V, [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4)], rf); mesh('soffit', [(v[0], v[1], 2.93) for v in V[:4]], [(3, 2, 1, 0)], planks('#8a5e36', '#ab7c4a', .12, 4)); box(.2, -1.6, 2.85, 13.2, .06, .16, wd, .01); box(-6.4, 3.3, 2.85, .06, 9.8, .16, wd, .01); [box(x, -1.2, 0, .2, .2, 2.9, wd.pick((0, 0, 1)), .015) for x in (-5.8, -2.4, 1.4, 5.2)]
        with at(-3.2, -.5, 0, 180): sofa(1.9, fabric('#f1ebdd'), wd, [(-.7, fabric('#2f7d6b')), (.7, fabric('#e8a15c'))], 1)
        [pendant(x, -.4, 2.2, 2.9, 2, wd.pick(), 1.1) for x in (-3.2, 2.8)]; plant(.4, .1, 0, 'palm', 1.5, ceramic('#e9e3d8', .5))
    for x in (-3.9, -2.6, .9):
        with at(x, 9.0, 0, -4): lounger(fabric('#f6f0e2'), dk)
    parasol(-3.2, 9.4, '#f7efdc'); pl = [palm(k, 6.2 + .8 * k) for k in range(4)]; [inst(pl[k % 4], p, 1.3 * k, s) for k, (p, s) in enumerate([((-7.6, 7.5, 0), 1), ((-8.8, 12, 0), 1.1), ((9.6, 9.5, 0), 1.05), ((-5.8, 16, 0), 1.1), ((10.8, 15, 0), 1.15), ((-12, 20, 0), 1.1), ((6.2, 22, 0), 1.25), ((-2.5, 23, 0), 1.2), ((14, 22, 0), 1.1), ((-16, 14, 0), 1.0)])]
    bs = [bush('#2f6a2c', '#74a83c', k, .75, 620, .24) for k in range(2)] + [bush('#2f6a2c', '#6fa040', 6, .6, 520, .16, '#e0457a'), bush('#2f6a2c', '#6fa040', 7, .6, 520, .16, '#f0a03c')]; scatter(bs, 46, (-9.5, -6.6, 2.5, 14), 0, (.6, 1.2), None, None, 3); scatter(bs, 26, (7.6, 10.5, 5, 13), 0, (.6, 1.2), None, None, 4); scatter(bs, 40, (-14, 14, 20, 24), 0, (.8, 1.4), None, None, 9); scatter([agave(k, .8, '#2f6a3a', '#6aa04c', 18) for k in range(2)], 12, (-7.6, -6.3, 1.5, 9), 0, (.7, 1.1)); camera(-3.8, -3.2, 1.75, .7, 11, 26, .05, 9, 12)
# -- extras
def add_firepit(tod='dusk', viewk='lake'):
    ext_sky(tod, None, None, .5, -15); view(viewk, 9, 1.2, 0); mesh('terr', [(-8, -5, 0), (8, -5, 0), (8, 7.6, 0), (-8, 7.6, 0)], [(0, 1, 2, 3)], stone('#9a9288', '#7a736a', 1.5, '#5d5750', .5, 1.0)); st = stone('#8f877c', '#6c655c', 4.0, '#4c463f', .9, 1.5); dk = Wood('#7d5a38', '#a87d50', .6)
    lathe(0, 3.6, 0, [(.85, 0), (.88, .42), (.86, .46), (.6, .46), (.58, .42), (.56, .2), (0, .2)], st, 48); t = NT('fire'); o = t.obj(); z = t.n('SeparateXYZ', Vector=o).outputs[2]; f = t.math('SUBTRACT', t.noise(t.map(o, sc=(1, 1, .45)), 7, 3), t.math('MULTIPLY', z, .75)); c = t.ramp(f, [(.15, '#b02604'), (.36, '#ff7a18'), (.6, '#ffd46a')]); al = t.ramp(f, [(.15, '#000000'), (.28, '#ffffff')]); e = t.n('Emission', Color=c, Strength=5.0).outputs[0]; tr = t.n('BsdfTransparent').outputs[0]; m = t.n('MixShader', Fac=al); t.t.links.new(tr, m.inputs[1]); t.t.links.new(e, m.inputs[2]); fm = t.done(m.outputs[0])
    for k in range(7): mesh('flame', [(-.2, 0, 0), (.2, 0, 0), (.12, 0, .5), (0, 0, .7), (-.1, 0, .5)], [(0, 1, 2, 3, 4)], fm, 0, (.22 * cos(k * 2.4) * (k / 7), 3.6 + .22 * sin(k * 2.4) * (k / 7), .3), (0, 0, k * .5 - 1.2))
    [tube([(.3 * cos(a), 3.6 + .3 * sin(a), .28), (-.1 * cos(a), 3.6 - .1 * sin(a), .48)], .05, plain('#2f2018', .9, .1, 0.0, .5, 20)) for a in (0, 1.3, 2.6, 3.9, 5.2)]; bulb(0, 3.6, .85, 170, .25, '#ff8a3a')
    for k, a in enumerate((-150, -205, -90 + 180, 35, -20)): ar = math.radians(a); x, y = 2.0 * cos(ar), 3.6 + 2.0 * sin(ar); adir(x, y, a - 90, dk, fabric(['#b5533c', '#e6dccb', '#3f5663'][k % 3]))
    for s in (-1, 1): tube([(s * 5, 6.8, 0), (s * 5, 6.8, 3.0)], .05, dk); tube([(s * 5.2, 0, 0), (s * 5.2, 0, 3.0)], .05, dk)
    for (p, q) in (((-5, 6.8), (5, 6.8)), ((-5.2, 0), (-5, 6.8)), ((5.2, 0), (5, 6.8))):
        pts = [(p[0] + (q[0] - p[0]) * u / 14, p[1] + (q[1] - p[1]) * u / 14, 2.95 - .7 * sin(pi * u / 14)) for u in range(15)]; tube(pts, .006, plain('#222222', .6), True); [lathe(*v[:2], v[2] - .09, [(.001, 0), (.035, .03), (.03, .06), (.012, .08)], glow('#ffc57a', 14), 12, auto=80) for v in pts[1:-1]]; [bulb(*v[:2], v[2] - .12, 5, .05) for v in pts[3::5]]
    camera(-.9, -2.2, 1.55, .1, 4, 26, -.05, 6, 5.5)
def add_hottub(tod='golden', viewk='alpine'):
    ext_sky(tod, -58 if tod == 'golden' else 120, None, .5); view(viewk, 9, 3.0, 0); dk = Wood('#8a6238', '#b58a58', .6); deck(-6, 6, -4, 6.2, 0, dk, None, .14); railing(-6, 6, 6.1, 0, plain('#2a2826', .4), 1.0, 'cable'); tw = fabric('#f2ede3', scale=140, bump=.6)
    lathe(.9, 3.5, 0, [(1.12, 0), (1.12, .9), (1.15, .94), (1.0, .96), (.98, .94), (.96, .5), (0, .5)], planks('#7d5430', '#a87a48', .1, 3, True), 64); cyl(.9, 3.5, .80, .97, .02, poolwater(), seg=64, bev=.001); [tube([(.9 + 1.13 * cos(k * pi / 16), 3.5 + 1.13 * sin(k * pi / 16), z) for k in range(32)], .015, metal('#3a3836', .4), False, True) for z in (.22, .72)]
    box(.9, 2.05, 0, 1.1, .4, .24, dk, .01); box(.9, 2.25, .24, 1.1, .34, .24, dk, .01); st = (-.75, 3.2)
    with at(-.75, 3.0): stool(dk.pick((0, 0, 1)), dk, .5); [softbox(0, 0, .5 + .07 * k, .32, .24, .07, tw, .03, .01, .004, 8 * k) for k in range(2)]
    with at(-2.6, 3.6, 0, 20): lounger(fabric('#e9e0cf'), dk)
    with at(-4.0, 3.9, 0, 14): lounger(fabric('#e9e0cf'), dk)
    plant(3.0, 4.9, 0, 'palm', 1.4, ceramic('#5d5a55', .6)); plant(-5.2, 5.3, 0, 'snake', .9, ceramic('#e9e3d8', .5)); [lathe(x, y, 0, [(.09, 0), (.09, .26), (.07, .28), (0, .28)], glow('#ffc98a', 2 * LAMP_ON(), '#e6d7bb'), 8) or bulb(x, y, .35, 7 * LAMP_ON(), .06) for x, y in ((-1.5, 5.4), (2.6, 2.4), (-3.4, 1.9))]; wineglass(.0, 3.0 - .25, .96) if False else None; camera(-1.7, -2.0, 1.6, .0, 4, 25, -.05, 7, 5.5)
def add_balcony(tod='golden', viewk='sea', pal='coast', drop=9):
    ext_sky(tod, -52, None, .55); view(viewk, 9 if viewk != 'city' else 0, drop, 0); P = palette(pal); fl = tiles('#cdbfa8', '#a89a84', .45, .45, .5, .6, .12, .005, .3) if pal != 'cabin' else planks('#8a6238', '#b58a58'); mesh('bal', [(-4, -3, 0), (4, -3, 0), (4, 3.6, 0), (-4, 3.6, 0)], [(0, 1, 2, 3)], fl); box(0, 3.6, -.4, 8.2, .2, .42, plaster('#efe9dd'), .02); railing(-4, 4, 3.55, 0, plain('#2a2826', .4) if pal == 'city' else plain('#f4f1ea', .4), 1.02, 'glass' if pal in ('coast', 'city') else 'slat'); wall('y', -3.6, -3, 4, 0, 3.2, [], plaster('#f4efe4'), .2, -1); box(0, -.2, 2.9, 9, 4.2, .16, plaster('#f6f2e9'), .02); area(0, -2.6, 1.8, 5, 2.4, 30 if tod != 'dusk' else 8, '#fff0e0', (0, 1, 0))
    with at(.1, 1.9): cyl(0, 0, .7, .42, .03, marble() if pal == 'city' else P['wood'].pick(), bev=.01, seg=48); tube([(0, 0, 0), (0, 0, .7)], .03, P['metal']); cyl(0, 0, 0, .24, .02, P['metal']); vase(.1, .12, .73, ceramic('#efe8dc'), 2, .7, '#f0dcd8'); wineglass(-.14, -.08, .73); wineglass(.16, -.16, .73); bowl(-.16, .16, .73, P['wood'], .1, ('#d98a2b', '#c9402f', '#8fae4a')); mug(.27, .04, .73, ceramic(P['hexes']['cush'][0]))
    with at(-.85, 2.0, 0, 95): armchair(P['fab'], P['wood'], 0, P['cush'][0])
    with at(1.05, 1.95, 0, -98): armchair(P['fab'], P['wood'], 0, P['cush'][1])
    plant(-3.0, 2.8, 0, 'palm', 1.6, ceramic('#e9e3d8', .5)); plant(2.9, 3.0, 0, 'fiddle', 1.3, ceramic('#c9764e', .7)); rug(.1, 1.8, 2.9, 1.9, rugmat(*P['rugc'], 'stripe', 2.9, 1.9)); pendant(.1, 1.9, 2.3, 2.9, 2, P['metal'], 1.0); camera(-.55, -1.6, 1.5, .05, 3, 27, -.06, 6, 3.8)

# ------------------------------------------------------------------------------------------------ more scenes, shots
HERE = os.path.dirname(os.path.abspath(__file__))
for part in ('houses.py', 'shots.py'): exec(compile(open(os.path.join(HERE, part)).read(), part, 'exec'))

# ------------------------------------------------------------------------------------------------ render
def render(shot, out, w, h, spp, fast=False):
    s = bpy.context.scene; s.render.engine = 'CYCLES'; c = s.cycles; s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = w, h, 100
    c.device = 'CPU'; c.samples = max(1, spp // 2); c.use_adaptive_sampling = True; c.adaptive_threshold = .02; c.adaptive_min_samples = max(4, spp // 5); c.use_denoising = False
    c.max_bounces = 7; c.diffuse_bounces = 4 if SHOTS[shot].get('indoor') else 2; c.glossy_bounces = 3; c.transmission_bounces = 6; c.transparent_max_bounces = 10; c.sample_clamp_indirect = 4.0; c.sample_clamp_direct = 0; c.blur_glossy = 1.0; c.caustics_reflective = False; c.caustics_refractive = False
    try: c.use_light_tree = False
    except Exception: pass
    vl = s.view_layers[0]; vl.cycles.denoising_store_passes = True; vl.use_pass_z = False; s.render.use_persistent_data = True; c.tile_size = 2048
    im = s.render.image_settings; im.file_format = 'OPEN_EXR_MULTILAYER'; im.exr_codec = 'NONE'; im.color_depth = '32'
    for k in 'AB':
        c.seed = SHOTS[shot]['seed'] * 2 + (k == 'B'); s.render.filepath = os.path.join(out, f'{shot}.{k}.exr'); bpy.ops.render.render(write_still=True)

def main():
    a = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []; o = dict(zip(a[::2], a[1::2])) if '--list' not in a else {'--list': '1'}
    if '--list' in o or not o:
        for k, v in SHOTS.items(): print('SHOT ' + json.dumps(dict(shot=k, tag=v['tag'], setting=v['setting'], alt=v['alt'], seed=v['seed'], develop=v['dev'])))
        return
    for shot in o['--shot'].split(','):
        t0 = time.time(); S = SHOTS[shot]; bpy.ops.wm.read_factory_settings(use_empty=True); G.XF = Matrix(); G.mats = {}; G.proto = {}; G.objs = 0; G.seed = S['seed']; R.seed(S['seed']); G.hx = S['hx']; G.cam = S['cam']
        S['build'](**S['params']); t1 = time.time(); render(shot, o.get('--out', '.'), int(o.get('--w', 1200)), int(o.get('--h', 800)), int(o.get('--spp', 24)))
        print('DEV', S['dev']); print(f'DONE {shot} objects={G.objs} build={t1 - t0:.1f}s render={time.time() - t1:.1f}s', flush=True)
main()
