"""Shapes of a swatch: isometric drapes, crumple and a pinked edge. All lengths are millimetres."""
import math

import numpy as np
from scipy import interpolate
from scipy import ndimage as ndi

SIDE = 220.0
STEP = 0.7
PINK_PITCH, PINK_DEPTH, PINK_BAND = 5.0, 3.0, 8.0

# A fold: direction in degrees, width in degrees, steepness in degrees, lean.
# roll: distance of the rolled corner, its radius, its angle. turn: rotation on the table.
DRAPES = {
    "stiff": [
        dict(roll=(67, 13, 150), turn=16, folds=[(-100, 15, 60, 0.1), (-82, 16, 64, 0.1), (-20, 18, 38, 0)]),
        dict(roll=(80, 16, 128), turn=4, folds=[(-96, 19, 52, 0), (-24, 20, 34, 0.1)]),
        dict(roll=(52, 12, 160), turn=26, folds=[(-104, 14, 60, 0.1), (-70, 20, 48, -0.1)]),
        dict(roll=(60, 15, 140), turn=-8, folds=[(-90, 22, 56, 0.12), (-12, 16, 40, 0)]),
    ],
    "soft": [
        dict(roll=(66, 9.5, 172), turn=16, folds=[(-106, 13, 72, 0.1), (-92.5, 13, 80, 0.16), (-78.5, 13, 74, -0.1), (-22, 15, 44, 0)]),
        dict(roll=(54, 11, 168), turn=5, folds=[(-101, 15, 76, 0.12), (-84, 16, 70, -0.14), (-30, 14, 40, 0), (-15, 11, 46, 0.1)]),
        dict(roll=(76, 10, 165), turn=24, folds=[(-108, 12, 70, 0), (-95, 13, 82, 0.18), (-66, 17, 50, -0.1)]),
        dict(roll=(48, 12, 172), turn=-6, folds=[(-98, 18, 80, 0.16), (-79, 15, 66, -0.1), (-18, 18, 50, 0.1)]),
    ],
    "crisp": [
        dict(roll=(62, 6.6, 168), turn=16, folds=[(-108, 10, 78, 0.1), (-97, 11, 86, 0.2), (-85, 11, 80, -0.15), (-74, 9, 66, 0), (-26, 11, 48, 0.1), (-14, 9, 40, 0)]),
        dict(roll=(50, 7, 160), turn=6, folds=[(-104, 12, 82, 0.18), (-91, 10, 74, -0.1), (-79, 12, 84, 0.1), (-20, 13, 54, 0)]),
        dict(roll=(74, 6, 170), turn=25, folds=[(-110, 9, 76, 0), (-100, 9, 84, 0.2), (-89, 10, 80, -0.15), (-66, 13, 56, 0.1), (-33, 9, 44, 0)]),
        dict(roll=(56, 8, 150), turn=-7, folds=[(-96, 14, 84, 0.15), (-80, 11, 78, -0.12), (-27, 10, 50, 0.1), (-13, 10, 46, -0.1)]),
    ],
}


def swatch(hand, variant, thickness, crumple, seed, facet=0.0, puff=0.0):
    """Returns (points, uv) as arrays [n, n, 3] and [n, n, 2]: the draped swatch with its cloth coordinates."""
    n = int(round(SIDE / STEP)) + 1
    rng = np.random.RandomState(seed)
    line = np.linspace(0, SIDE, n)
    u, v = np.meshgrid(line, line, indexing="xy")
    u, v = pinked(u, v), pinked(v, u)
    points = draped(u, v, **{k: x for k, x in DRAPES[hand][variant].items() if k != "turn"})
    relief = np.zeros((n, n))
    if crumple:
        relief += crumple * ridges(n, rng)
    if facet:
        relief += facet * facets(n, rng)
    if puff:
        relief += puff * (0.6 * noise(n, 1.8, rng) + 0.5 * noise(n, 1.1, rng))
    points += normals(points) * relief[..., None]
    lowest = np.percentile(points[..., 2], 1)
    points[..., 2] = np.maximum(points[..., 2] - lowest + 0.4, 0.15) + thickness * 1.05
    return points, np.stack([u, v], -1)


def pinked(along, across):
    wave = np.abs((across / PINK_PITCH) % 1 * 2 - 1) * PINK_DEPTH
    near = np.clip(1 - along / PINK_BAND, 0, 1)
    far = np.clip(1 - (SIDE - along) / PINK_BAND, 0, 1)
    return along + wave * near - wave * far


def draped(u, v, folds, roll):
    """A fan of folds on a cone and a rolled corner: both keep all lengths."""
    ax, ay = 15.0, 249.0
    rho, angle = np.hypot(u - ax, v - ay), np.degrees(np.arctan2(v - ay, u - ax))
    t = np.linspace(-140, 60, 20001)
    slope = np.zeros_like(t)
    for centre, width, steep, lean in folds:
        s = (t - centre) / width
        leaning = s + lean * (0.25 - s * s)
        fold = -math.radians(steep) * np.sin(2 * np.pi * leaning) * np.sqrt(np.clip(np.cos(np.pi * s), 0, 1))
        slope += np.where(np.abs(s) < 0.5, fold, 0)
    dt = math.radians(t[1] - t[0])
    rise = np.cumsum(np.sin(slope)) * dt
    for centre, width, _, _ in folds:
        a, b = np.searchsorted(t, centre - width / 2), np.searchsorted(t, centre + width / 2)
        rest = rise[b] - rise[a]
        rise[a:b] -= rest * np.linspace(0, 1, b - a)
        rise[b:] -= rest
    phi = np.cumsum(np.cos(slope) / np.cos(rise)) * dt
    phi += math.radians(-45) - np.interp(-45, t, phi)
    around, up = np.interp(angle, t, phi), np.interp(angle, t, rise)
    x, y, z = ax + rho * np.cos(up) * np.cos(around), ay + rho * np.cos(up) * np.sin(around), rho * np.sin(up)
    distance, radius, most = roll[0], roll[1], math.radians(roll[2])
    past = ((u - SIDE) - v) * math.sqrt(0.5) + distance
    bend, over = np.clip(past / radius, 0, most), np.clip(past - most * radius, 0, None)
    shift = np.where(past > 0, radius * np.sin(bend) + over * np.cos(bend) - past, 0) * math.sqrt(0.5)
    lift = np.where(past > 0, radius * (1 - np.cos(bend)) + over * np.sin(bend), 0)
    return np.stack([x + shift - SIDE / 2, y - shift - SIDE / 2, z + lift], -1)


def noise(n, millimetres, rng):
    x = ndi.gaussian_filter(rng.randn(n, n), millimetres / STEP * 0.5)
    return x / x.std()


def ridges(n, rng):
    """Soft ridges, in patches."""
    total = sum(weight * (1 - np.abs(noise(n, size, rng)) * 1.3) for size, weight in ((14, 1), (7, 0.45)))
    return ndi.gaussian_filter(total, 1.0) * np.clip(noise(n, 40, rng) * 0.5 + 0.55, 0.1, 1)


def facets(n, rng):
    """Crisp creases between flat facets, as thin coated cloth keeps them. Mean height is zero."""
    count = 260
    spots = np.concatenate([rng.rand(count, 2) * (n + 80) - 40, [[-60, -60], [-60, n + 60], [n + 60, -60], [n + 60, n + 60]]])
    height = interpolate.LinearNDInterpolator(spots, rng.randn(len(spots)))
    y, x = np.mgrid[0:n, 0:n]
    folded = ndi.gaussian_filter(height(x, y), 1.0)
    return (folded - folded.mean()) * np.clip(noise(n, 45, rng) * 0.5 + 0.6, 0.15, 1)


def normals(points):
    n = np.cross(np.gradient(points, axis=1), np.gradient(points, axis=0))
    return n / (np.linalg.norm(n, axis=-1, keepdims=True) + 1e-9)
