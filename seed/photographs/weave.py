"""Relief and tint of one tile of cloth. Lengths are millimetres; every tile repeats without a seam."""
import math

import numpy as np
from scipy import ndimage as ndi

PIXELS = 1024


def tile(cloth, rng):
    """Returns (side, height, tint, alpha, bright) of a cloth: the side in mm and maps of PIXELS²; alpha and bright may be None."""
    return KINDS[cloth["weave"]](cloth, rng)


def soft(sigma, rng):
    x = ndi.gaussian_filter(rng.randn(PIXELS, PIXELS), sigma, mode="wrap")
    return x / x.std()


def grid(side):
    y, x = np.mgrid[0:PIXELS, 0:PIXELS] * (side / PIXELS)
    return x, y


def threads(side, pitch, weft, rng, irregular=0.06, slub=0.0, twill=0, basket=1):
    """Height in mm and an identity of each thread. Warp runs along y."""
    step = twill or 2 * basket
    warps = max(step, int(round(side / pitch / step)) * step)
    wefts = max(step, int(round(side / weft / step)) * step)
    y, x = np.mgrid[0:PIXELS, 0:PIXELS] / PIXELS
    a, b = x * warps + soft(PIXELS / 60, rng) * irregular * 0.5, y * wefts + soft(PIXELS / 60, rng) * irregular * 0.5
    i, j = np.floor(a).astype(int) % warps, np.floor(b).astype(int) % wefts
    fa, fb = a - np.floor(a) - 0.5, b - np.floor(b) - 0.5
    wide_a = 1 + slub * 0.5 * rng.randn(warps)[i]
    wide_b = 1 + slub * rng.randn(wefts)[j]
    if slub:
        knots = ndi.gaussian_filter(rng.randn(PIXELS, PIXELS), (PIXELS / 200, PIXELS / 25), mode="wrap")
        wide_b = wide_b + slub * 0.8 * np.clip(knots * 60, -1.5, 2.5)
    up = ((i + j) % twill) < twill - 1 if twill else ((i // basket + j // basket) % 2) == 0
    round_ = lambda t, w: np.sqrt(np.clip(1 - (2 * t / np.clip(w, 0.5, 1.6)) ** 2 * 0.92, 0.02, 1))
    over_a, over_b = np.cos(math.pi * fb), np.cos(math.pi * fa)
    high_a = round_(fa, wide_a) * 0.6 + np.where(up, over_a, -over_a * 0.6) * 0.4
    high_b = round_(fb, wide_b) * 0.6 + np.where(up, -over_b * 0.6, over_b) * 0.4
    is_warp = high_a > high_b
    return np.maximum(high_a, high_b) * min(pitch, weft) * 0.5, np.where(is_warp, rng.rand(warps)[i], rng.rand(wefts)[j])


def woven(cloth, rng):
    pitch, weft = cloth["pitch"], cloth.get("weft", cloth["pitch"] * 1.06)
    side = cloth.get("tile") or 60.0
    height, thread = threads(side, pitch, weft, rng, cloth.get("irregular", 0.06), cloth.get("slub", 0), cloth.get("twill", 0), cloth.get("basket", 1))
    if cloth.get("fuzz"):
        blur = max(0.8, 0.05 * PIXELS / side)
        height = height + cloth["fuzz"] * ndi.gaussian_filter(rng.randn(PIXELS, PIXELS), blur, mode="wrap")
    hollow = np.clip((height - ndi.gaussian_filter(height, PIXELS / side * pitch, mode="wrap")) / (pitch * 0.25), -1, 1)
    tint = 1 + cloth.get("cavity", 0.25) * np.minimum(hollow, 0) + cloth.get("spread", 0.06) * (thread - 0.5) * 2
    if cloth.get("fleck"):
        fleck = ndi.gaussian_filter(rng.rand(PIXELS, PIXELS), (1.2, 2.4), mode="wrap")
        tint = tint - cloth["fleck"] * np.clip((fleck - fleck.mean()) / fleck.std() - 2.6, 0, 1)
    if cloth.get("wax"):
        tint = tint + cloth["wax"] * (0.5 * soft(PIXELS / 14, rng) + 0.35 * soft(PIXELS / 45, rng))
    return side, height, tint, None, None


def ripstop(cloth, rng):
    cell = cloth["grid"]
    cells = cloth.get("cells", 8)
    side = cell * cells
    x, y = grid(side)
    height, thread = threads(side, cloth["pitch"], cloth["pitch"], rng, 0.05)
    shake = soft(PIXELS / 30, rng) * 0.02
    wide = cloth["cord"]

    def cord(t):
        d = np.abs((t + cell / 2) % cell - cell / 2)
        return np.exp(-(((d - wide * 0.5) / (wide * 0.42)) ** 2))

    cords = np.maximum(cord(x + shake), cord(y + shake))
    field = np.sqrt(np.abs(np.sin(math.pi * x / cell)) * np.abs(np.sin(math.pi * y / cell)))
    height = height * cloth.get("relief", 0) * (1 + 0.6 * cords) + cords * cloth["rise"] + cloth["bulge"] * field
    tint = 1 - 0.10 * cords + 0.05 * (thread - 0.5)
    return side, height, tint, None, cords**2 if cloth.get("white") else None


def ridged(cloth, rng):
    """A laminate with a raised X grid."""
    space = cloth["space"]
    side = space * cloth.get("cells", 4)
    height, thread = threads(side, cloth["pitch"], cloth["pitch"], rng, 0.05)
    x, y = grid(side)
    lines = 0
    for sign in (1, -1):
        distance = np.abs((x + sign * y * 0.5) % space - space / 2) / math.sqrt(1.25)
        lines = np.maximum(lines, np.exp(-((distance / 0.42) ** 2)))
    tint = 1 + 0.12 * (thread - 0.5) - 0.16 * lines + 0.10 * np.clip(height / (cloth["pitch"] * 0.5) - 0.6, -1, 0)
    return side, height * 0.7 + lines * 0.11, tint, None, None


def fibres(cloth, rng):
    """Straight filaments under a film, in two directions."""
    side = cloth.get("tile") or 60.0
    x, y = grid(side)
    total = np.zeros((PIXELS, PIXELS))
    for across in (x, y):
        count = int(side / cloth["pitch"])
        strength = np.abs(rng.randn(count)) ** 1.6
        strength /= strength.mean()
        wave = soft(PIXELS / 10, rng) * 0.18
        total += strength[np.floor(((across + wave) % side) / cloth["pitch"]).astype(int) % count]
    total = ndi.gaussian_filter(total, 0.7, mode="wrap") - 2
    return side, 0.012 * total, np.clip(1 + 0.05 * total, 0.75, 1.25), None, None


def knit(cloth, rng):
    """Plain jersey: columns of V stitches."""
    pitch = cloth["pitch"]
    side = cloth.get("tile") or 60.0
    columns, rows = int(round(side / pitch)), int(round(side / (pitch * 0.8)))
    y, x = np.mgrid[0:PIXELS, 0:PIXELS] / PIXELS
    a, b = x * columns + soft(PIXELS / 50, rng) * 0.06, y * rows + soft(PIXELS / 50, rng) * 0.08
    t = np.abs(a - np.floor(a) - 0.5) * 2
    slant = (b + t * 0.95) % 1
    yarn = np.sqrt(np.clip(1 - (2 * (slant - 0.5)) ** 2, 0, 1)) * (1 - 0.55 * np.clip(np.abs(t - 0.5) * 2 - 0.55, 0, 1) * 2)
    rib = np.sqrt(np.clip(1 - ((t - 0.48) / 0.62) ** 2, 0, 1))
    height = (0.55 * yarn + 0.6 * rib) * pitch * 0.45
    fuzz = ndi.gaussian_filter(rng.randn(PIXELS, PIXELS), max(0.9, 0.05 * PIXELS / side), mode="wrap")
    tint = 1 + cloth.get("cavity", 0.3) * (np.clip(yarn * 0.5 + rib * 0.5, 0, 1) - 0.8) + cloth.get("fuzz", 0.02) * fuzz * 2
    if cloth.get("heather"):
        tint = tint + cloth["heather"] * ndi.gaussian_filter(rng.randn(PIXELS, PIXELS), (0.13 * PIXELS / side, 0.05 * PIXELS / side), mode="wrap") * PIXELS / side / 17
    return side, height + cloth.get("fuzz", 0.02) * fuzz * 0.4, tint, None, None


def net(cloth, rng):
    """Hexagonal holes; alpha is None where a second layer closes them."""
    hole, thread = cloth["hole"], cloth["thread"]
    pitch = hole + thread * 2
    cells, rows = (cloth.get("cells", 32) // 8) * 8, (cloth.get("cells", 32) // 8) * 9
    side = pitch * cells
    y, x = np.mgrid[0:PIXELS, 0:PIXELS] / PIXELS
    a, b = x * cells + soft(PIXELS / 90, rng) * 0.045, y * rows + soft(PIXELS / 90, rng) * 0.045
    first, second = np.full_like(a, 9.0), np.full_like(a, 9.0)
    for dr in (-1, 0, 1, 2):
        row = np.floor(b) + dr
        odd = (row % 2) * 0.5
        column = np.round(a - odd)
        for dc in (-1, 0, 1):
            d = np.hypot(a - (column + dc + odd), (b - row) * (cells / rows))
            second = np.where(d < first, first, np.minimum(second, d))
            first = np.minimum(first, d)
    edge = (second - first) * pitch / 2
    cover = np.clip((thread - edge) * PIXELS / side / 1.2 + 0.5, 0, 1)
    height = np.sqrt(np.clip(thread**2 - edge**2, 0, None)) * 1.2
    strands = 0.02 * np.sin(x * 2 * math.pi * cells * 6) * cover
    tint = 1 + 0.03 * soft(2, rng)
    if cloth.get("closed"):
        dip = ndi.gaussian_filter(np.clip(edge / (hole * 0.5), 0, 1), 1.0, mode="wrap")
        under = np.sin((x * cells + y * rows) * 2 * math.pi * 3) * 0.5
        return side, height * 0.6 - dip * cloth["closed"] + strands, tint * (1 - 0.62 * dip) + 0.08 * under * dip, None, None
    return side, height + strands, tint, cover, None


def pile(cloth, rng):
    """Brushed fibres: short curved strokes that lie on soft clumps."""
    side = cloth.get("tile") or 60.0
    scale = PIXELS / side
    count, steps = int(cloth["fibres"] * side * side), max(26, int(cloth["length"] * scale * 1.3))
    at, heading = rng.rand(count, 2) * PIXELS, rng.rand(count) * 2 * math.pi
    curl = rng.randn(count) * 1.6
    length = cloth["length"] * scale * (0.6 + 0.8 * rng.rand(count))
    level = rng.rand(count)
    height = np.zeros((PIXELS, PIXELS))
    shade = np.zeros((PIXELS, PIXELS))
    for step in range(steps):
        s = step / (steps - 1)
        arc = level * (0.35 + 0.65 * math.sin(math.pi * s))
        i, j = (at[:, 1].astype(int) % PIXELS), (at[:, 0].astype(int) % PIXELS)
        np.maximum.at(height, (i, j), arc)
        shade[i, j] = level
        turn = heading + curl * s
        at += np.stack([np.cos(turn), np.sin(turn)], -1) * (length / steps)[:, None]
    height, shade = ndi.gaussian_filter(height, 0.75, mode="wrap"), ndi.gaussian_filter(shade, 0.75, mode="wrap")
    clump = 0.5 * soft(scale * cloth["clump"], rng) + 0.5 * soft(scale * cloth["clump"] * 0.45, rng)
    relief = cloth["depth"] * (0.6 * height + 0.4 * clump)
    tint = 1 + 0.22 * (height - height.mean()) + 0.05 * (shade - 0.5) + 0.05 * np.clip(clump, -2, 1)
    if cloth.get("grid"):
        cell = cloth["grid"]
        x, y = grid(side)
        d = np.minimum(np.abs((x + cell / 2) % cell - cell / 2), np.abs((y + cell / 2) % cell - cell / 2))
        groove = np.exp(-((d / (cell * 0.15)) ** 2))
        relief, tint = relief * (1 - 0.5 * groove) - cloth["groove"] * groove, tint * (1 - 0.3 * groove)
    return side, relief, tint, None, None


def plain(cloth, rng):
    flat = np.zeros((PIXELS, PIXELS))
    return 60.0, flat, flat + 1, None, None


KINDS = dict(woven=woven, ripstop=ripstop, ridged=ridged, fibres=fibres, knit=knit, net=net, pile=pile, plain=plain)


def normal_map(height, side, strength):
    scale = PIXELS / side / 2
    gx = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) * scale * strength
    gy = (np.roll(height, -1, 0) - np.roll(height, 1, 0)) * scale * strength
    long = 1 / np.sqrt(1 + gx**2 + gy**2)
    return (np.stack([-gx * long, -gy * long, long], -1) * 0.5 + 0.5).astype(np.float32)
