"""Colours of a render: the albedo is solved so that the flat area has the colour of the product."""
import numpy as np
from scipy import ndimage as ndi

ALBEDOS = (0.02, 0.20, 0.75)
SHOULDER = 0.72
WINDOW = 0.14
DARKEST = 0.004


def denoised(raw, cloth):
    """Joint non-local means over the three albedos; weaves keep more of the raw picture."""
    keep = dict(pile=0.6, net=0.6, knit=0.5).get(cloth["weave"], 0.5 if cloth.get("cavity", 0) > 0.4 else 0.25)
    encoded = np.sqrt(np.clip(raw, 0, 4))
    calm = ndi.median_filter(raw, (3, 3, 1))
    rest = np.abs(encoded - ndi.median_filter(encoded, (3, 3, 1))).mean(-1)
    sigma = ndi.uniform_filter(rest, 9) * 1.6 + 0.002
    source = np.minimum(raw, ndi.maximum_filter(calm, (3, 3, 1)) * 1.3)
    total, weights = np.zeros_like(raw), np.zeros(raw.shape[:2], np.float32)
    for dy in range(-3, 4):
        for dx in range(-3, 4):
            other = ((encoded - np.roll(encoded, (dy, dx), (0, 1))) ** 2).mean(-1)
            weight = np.exp(-np.clip(ndi.uniform_filter(other, 3) / sigma**2 - 1.2, 0, None))
            total += np.roll(source, (dy, dx), (0, 1)) * weight[..., None]
            weights += weight
    return total / weights[..., None] * (1 - keep) + raw * keep


def linear(colour):
    values = np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)


def encoded(light):
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * np.clip(light, 1e-6, None) ** (1 / 2.4) - 0.055)


def toned(light):
    over = SHOULDER + (1 - SHOULDER) * (1 - np.exp(-(np.clip(light, SHOULDER, None) - SHOULDER) / (1 - SHOULDER)))
    return np.clip(np.where(light < SHOULDER, light, over), 0, 1)


def at_albedo(raw, t):
    """The parabola through the three renders."""
    x0, x1, x2 = ALBEDOS
    return (
        raw[..., 0] * ((t - x1) * (t - x2) / ((x0 - x1) * (x0 - x2)))
        + raw[..., 1] * ((t - x0) * (t - x2) / ((x1 - x0) * (x1 - x2)))
        + raw[..., 2] * ((t - x0) * (t - x1) / ((x2 - x0) * (x2 - x1)))
    )


def calmed(raw):
    """The same render without the grain of the paper, which is smooth."""
    paper = ndi.binary_opening(raw[..., 0] > 0.75 * raw[..., 2], np.ones((9, 9)))
    share = ndi.gaussian_filter(paper.astype(np.float64), 1.5)
    soft = ndi.gaussian_filter(raw * paper[..., None], (2.5, 2.5, 0))
    weight = ndi.gaussian_filter(paper.astype(np.float64), 2.5)[..., None]
    mix = (share * paper)[..., None]
    return raw * (1 - mix) + soft / np.maximum(weight, 1e-3) * mix


def flat_area(raw):
    """The calmest square of cloth in ordinary light: (top, left, side) in pixels."""
    size = raw.shape[0]
    side = int(size * WINDOW)
    cloth = (raw[..., 0] < 0.55 * raw[..., 2]).astype(np.float32)
    light = ndi.gaussian_filter(raw[..., 2] - raw[..., 0], size / 60)
    mean = lambda x: ndi.uniform_filter(x, side)
    spread = np.sqrt(np.clip(mean(light**2) - mean(light) ** 2, 0, None)) / (mean(light) + 1e-3)
    usual = np.median(light[cloth > 0.5])
    cost = spread + 0.5 * np.abs(mean(light) / usual - 1) + 100 * (mean(cloth) < 0.985)
    edge = side // 2 + size // 30
    inner = cost[edge:-edge, edge:-edge]
    y, x = np.unravel_index(np.argmin(inner), inner.shape)
    return int(y + edge - side // 2), int(x + edge - side // 2), side


def developed(raw, area, colour, solve=True):
    """The picture in a colour, as 8 bits per channel. Gloss lifts a black cloth above its colour; it is
    dimmed then, apart from its highlights. An open net has no flat area: its threads are not solved."""
    top, left, side = area
    whole, square = (slice(None), slice(None)), (slice(top, top + side), slice(left, left + side))
    matt = np.clip((1 - raw[..., 0] / np.maximum(raw[..., 2], 1e-4)) / 0.5, 0, 1)
    gain = (raw[..., 2] - raw[..., 0]) / (ALBEDOS[2] - ALBEDOS[0])
    slope = gain[square].mean() if solve else np.percentile(gain[matt > 0.98], 70)
    exposure = float(np.clip(0.98 / slope, 0.6, 1.9))

    def light(where, t):
        dim = 1 + np.minimum(0, t - DARKEST) * matt[where]
        return toned(np.clip(at_albedo(raw[where], max(t, DARKEST)), 0, None) * exposure * dim)

    picture = []
    for target in linear(colour):
        if not solve:
            picture.append(light(whole, float(target)))
            continue
        low, high = DARKEST - 1, 1.6
        for _ in range(30):
            t = (low + high) / 2
            low, high = (t, high) if light(square, t).mean() < target else (low, t)
        picture.append(light(whole, t))
    return (encoded(np.stack(picture, -1)) * 255 + 0.5).clip(0, 255).astype(np.uint8)
