"""What each kind of cloth looks like, derived from the figures of a product's parent."""
import math


class Undrawable(Exception):
    """The reason why a parent keeps its drawing."""


FILM_BACK = dict(weave="plain", rough=0.3, gloss=0.5, coat=0.3, coat_rough=0.15, through=0.05)
MEMBRANE_BACK = dict(weave="knit", pitch=0.55, fixed=[0.5, 0.5, 0.5], rough=0.7, gloss=0.15, bumps=0.5)
FLEECE_BACK = dict(weave="pile", fibres=9, length=2.0, clump=0.8, depth=0.3, rough=0.95, gloss=0.05, sheen=0.5, bumps=0.7)
KNIT_BACK = dict(weave="knit", pitch=0.7, rough=0.8, gloss=0.1, bumps=0.8)


def pitch_of(denier):
    """Distance of threads in mm: a thread's diameter grows with the root of its weight."""
    return round(0.027 * math.sqrt(denier), 3)


def ripstop(f):
    weight, thin = f["grammage"], f["grammage"] < 75
    coated = str(f.get("coating", "")).startswith("silicone")
    through = round(min(0.5, 14 / weight), 2)
    white = "pe-uhmw" in f["material"]
    return dict(
        hand="thin" if thin else "crisp" if weight < 130 else "stiff",
        weave="ripstop", grid=f.get("gridMm", 5), pitch=pitch_of(f["denier"]),
        cord=0.38 if thin else 0.5, rise=0.06 if thin else 0.08, bulge=0.06 if thin else 0.03,
        relief=0.0 if f["denier"] < 100 else 0.7, bumps=0.9, white=white,
        rough=0.40 if coated else 0.5, gloss=0.5 if coated else 0.34, coat=0.16 if coated else 0.05, coat_rough=0.25,
        through=through if thin else 0.05, 
        crumple=0.12, facet=0.85 if thin else 0.25, thick=0 if thin else 0.25, back=None if thin else "film",
    )


def plain(f):
    if f["coating"] == "acrylic":
        raise Undrawable("a retroreflective cloth is grey without the light of a lamp")
    if "glass" in f["material"]:
        return dict(hand="stiff", weave="woven", twill=4, pitch=0.75, irregular=0.08, bumps=1.1, cavity=0.5, spread=0.08, rough=0.5, gloss=0.4, coat=0.12, thick=0.5, crumple=0.05)
    weight, denier = f["grammage"], f.get("denier") or 70
    thin = weight < 75
    heavy = f["coating"] in ("tpu", "pvc")
    fine = dict(
        hand="thin" if thin else "stiff" if heavy or weight > 250 else "crisp" if f["coating"].startswith("pu") else "soft",
        weave="woven", pitch=max(0.3, pitch_of(denier)), irregular=0.06, bumps=0.32, cavity=0.12, spread=0.05,
        rough=0.5, gloss=0.3, crumple=0.14, thick=0 if thin else 0.25, facet=0.55 if thin else 0.12,
        through=round(min(0.45, 12 / weight), 2) if thin else 0.03,
    )
    if f["coating"] == "pvc":
        fine.update(pitch=1.0, bumps=0.42, cavity=0.05, spread=0.02, rough=0.34, gloss=0.5, coat=0.2, thick=0.7, crumple=0.05, facet=0, through=0)
    elif heavy:
        fine.update(back="film", rough=0.5, crumple=0.08, facet=0, thick=0.35, bumps=0.5)
    elif f.get("stretch"):
        fine.update(hand="soft", rough=0.7, gloss=0.15, sheen=0.06, facet=0, bumps=0.6, thick=0.35, through=0, twill=0)
    elif f["coating"] == "calendered":
        fine.update(rough=0.36, gloss=0.5)
    elif f["coating"] == "none":
        fine.update(hand="soft", rough=0.42, gloss=0.42, sheen=0.05, facet=0.3)
    elif not thin:
        fine.update(back="film")
    return fine


def oxford(f):
    denier = f["denier"]
    pitch = pitch_of(denier) * (1.15 if denier < 300 else 1.05)
    return dict(
        hand="stiff" if denier >= 400 else "crisp", weave="woven", pitch=pitch, irregular=0.2, slub=0.12, fuzz=0.05 if "pa66" in f["material"] else 0.02,
        basket=2 if denier > 1500 else 1, bumps=1.6 if denier > 1500 else 1.9 if denier >= 400 else 1.2,
        cavity=0.8 if denier >= 400 else 0.6, spread=0.2, rough=0.55, gloss=0.2, sheen=0.03,
        thick=0.25 + denier / 2500, crumple=0.1, back="film",
    )


def membrane(f):
    weight = f["grammage"]
    stretchy = bool(f.get("stretch"))
    return dict(
        hand="crisp" if weight < 130 else "soft" if stretchy else "stiff", weave="woven", twill=3 if stretchy else 0,
        pitch=max(0.3, pitch_of(f["denier"]) * 1.2), bumps=0.4, cavity=0.15, spread=0.06, rough=0.6, gloss=0.25, sheen=0.05,
        thick=0.3 if weight < 130 else 0.45, crumple=0.14, facet=0 if stretchy else 0.28, back="membrane",
    )


def softshell(f):
    knitted = f["weave"] == "knit"
    base = dict(hand="soft", rough=0.7, gloss=0.18, sheen=0.1, thick=1.0 if f["grammage"] > 250 else 0.6, crumple=0.16)
    if f.get("stretch", 0) <= 10:
        return {**FLEECE_BACK, **base, "length": 1.6, "clump": 0.6, "depth": 0.2, "sheen": 0.35, "rough": 0.95, "gloss": 0.05, "thick": 1.6, "puff": 0.08}
    if knitted:
        return {**base, "weave": "woven", "twill": 3, "pitch": 0.62, "weft": 0.52, "irregular": 0.08, "bumps": 1.1, "cavity": 0.55, "spread": 0.08, "back": "fleece"}
    return {**base, "weave": "woven", "twill": 3, "pitch": 0.55, "weft": 0.46, "irregular": 0.06, "bumps": 0.9, "cavity": 0.45, "spread": 0.06, "back": "knit"}


def fleece(f):
    weight = f["grammage"]
    lofty = bool(f.get("pileMm"))
    made = dict(
        hand="soft", weave="pile", fibres=16, length=2.6, clump=1.0 if weight > 200 else 0.75, depth=0.4 if weight > 200 else 0.3,
        bumps=0.62, rough=0.95, gloss=0.04, sheen=0.6, thick=2.4 if weight > 200 else 1.6, puff=0.2 if weight > 200 else 0.13, crumple=0.16, through=0.08,
    )
    if lofty:
        made.update(length=4.5, clump=2.2, depth=1.0, puff=0.5, thick=3.5, fibres=12)
    if f.get("grid") is True:
        made.update(grid=5.0, groove=0.55, depth=0.2, puff=0.04, thick=1.6)
    return made


def mesh(f):
    if f.get("spacer"):
        return dict(hand="stiff", weave="net", hole=2.2 if f["thickness"] < 5 else 3.0, thread=0.55, closed=0.45, bumps=1.0, rough=0.75, gloss=0.15, sheen=0.1, thick=float(f["thickness"]), crumple=0, frame=120)
    hole, weight = f["holeMm"], f["grammage"]
    stretchy = f.get("stretch", 0) > 30
    thread = 0.4 if stretchy else max(0.12, round(hole * (0.15 if weight < 50 else 0.27), 2))
    if weight < 100 and hole < 1.5:
        raise Undrawable("holes of a fine net are smaller than a pixel")
    if weight > 200:
        return dict(hand="soft", weave="net", hole=hole, thread=0.34, closed=0.22, bumps=0.8, rough=0.5, gloss=0.35, thick=0.6, crumple=0.16, frame=110)
    return dict(hand="crisp" if weight < 100 else "soft", weave="net", hole=hole, thread=thread, bumps=0.7, rough=0.5, gloss=0.25, through=0.1, thick=0, crumple=0.2, frame=150)


def laminate_x(f):
    return dict(hand="stiff", weave="ridged", space=f.get("spacingMm", 22), pitch=max(0.34, pitch_of(f["denier"])), bumps=0.75, rough=0.45, gloss=0.42, coat=0.1, coat_rough=0.3, through=0.03, thick=0.3, crumple=0.14, facet=0.35, back="film")


def laminate(f):
    if f.get("denier"):
        return dict(hand="stiff", weave="woven", pitch=pitch_of(f["denier"]), irregular=0.1, bumps=0.9, cavity=0.5, spread=0.1, rough=0.5, gloss=0.35, thick=0.3, crumple=0.06, facet=0.35, back="film")
    weight = f["grammage"]
    return dict(hand="thin" if weight < 30 else "crisp", weave="fibres", pitch=0.8, bumps=1.0, rough=0.3, gloss=0.5, coat=0.35, coat_rough=0.18, through=round(min(0.55, 11 / weight), 2), clear=0.1 if weight < 30 else 0.03, thick=0, crumple=0.05, facet=1.1)


def canvas(f):
    if f["material"] == ["aramid"]:
        return dict(hand="stiff", weave="woven", twill=4, pitch=0.8, irregular=0.1, bumps=1.2, cavity=0.6, spread=0.1, rough=0.6, gloss=0.3, thick=0.4, crumple=0.1)
    rustic, waxed, twill = "linen" in f["material"], f["coating"] == "wax", f["weave"] == "twill"
    made = dict(
        hand="soft", weave="woven", pitch=0.52, weft=0.58, irregular=0.14, slub=0.2, fuzz=0.03, bumps=1.5, cavity=0.9, spread=0.10, fleck=0.35,
        rough=0.85, gloss=0.12, sheen=0.12, thick=0.5, through=0.06, crumple=0.16,
    )
    if rustic:
        made.update(pitch=0.8, weft=0.86, slub=0.34, fleck=0.6, spread=0.16, thick=0.7, bumps=1.6)
    if waxed:
        made.update(hand="crisp", wax=0.09, rough=0.55, gloss=0.3, sheen=0, facet=0.5, crumple=0.2, pitch=0.66, weft=0.72, slub=0.14, through=0, thick=0.6, cavity=0.7)
    if twill:
        made.update(twill=3, pitch=0.55, weft=0.5, slub=0.05, fleck=0.1, bumps=1.2, spread=0.07)
    if f["grammage"] > 200 and not (rustic or waxed or twill):
        made.update(pitch=0.42, weft=0.46, slub=0.1, fleck=0.12, bumps=1.2)
    return made


def knit(f):
    wool = "wool" in f["material"]
    brushed = not wool and "pes" in f["material"]
    return dict(
        hand="soft", weave="knit", pitch=0.85 if brushed else 0.7, bumps=1.0, cavity=0.35, fuzz=0.05 if wool else 0.02, heather=0.05 if wool else 0,
        rough=0.9 if wool else 0.6, gloss=0.08 if wool else 0.26, sheen=0.25 if wool else 0.1, thick=0.5 if not brushed else 0.9, crumple=0.16, back="fleece" if brushed else None,
    )


def foil(_):
    raise Undrawable("a clear foil shows only what lies under it")


KINDS = {
    "fabric-ripstop": ripstop, "fabric-plain": plain, "fabric-oxford": oxford, "fabric-canvas": canvas, "fabric-knit": knit,
    "membrane": membrane, "softshell": softshell, "fleece": fleece, "mesh": mesh, "laminate-x": laminate_x, "laminate": laminate, "foil": foil,
}
BACKS = dict(film=FILM_BACK, membrane=MEMBRANE_BACK, fleece=FLEECE_BACK, knit=KNIT_BACK)


def cloth_of(parent):
    """The parameters of a parent's cloth. Raises Undrawable with the reason why it keeps its drawing."""
    kind = parent["picture"]["kind"]
    figures = {**parent["properties"], **parent["picture"].get("params", {})}
    if kind not in KINDS:
        raise Undrawable(f"the table has no kind {kind}")
    for name in ("grammage", "weave"):
        if not figures.get(name):
            raise Undrawable(f"it has no {name}")
    try:
        return KINDS[kind](figures)
    except KeyError as missing:
        raise Undrawable(f"it has no {missing.args[0]}") from None


def macro_of(cloth):
    """The same cloth seen from near: (parameters, width of the frame in mm)."""
    kind, near = cloth["weave"], dict(cloth)
    if kind == "ripstop":
        frame = cloth["grid"] * 3.3
        near.update(cells=5, relief=0.75, bumps=1.0)
    elif kind == "ridged":
        frame = 34
        near.update(cells=2)
    elif kind == "net":
        frame = (cloth["hole"] + 2 * cloth["thread"]) * 13
        near.update(cells=16)
    else:
        frame = dict(woven=cloth.get("pitch", 1) * 34, knit=cloth.get("pitch", 1) * 24, pile=26, fibres=34)[kind]
        near.update(tile=frame * 1.5)
        if kind == "woven":
            near.update(bumps=max(1.0, cloth["bumps"]), cavity=max(0.5, cloth["cavity"]))
        elif kind == "pile":
            near.update(bumps=1.3)
    return near, frame
