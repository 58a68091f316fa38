"""Renders what changed and develops all shades: python3 make.py [parent …]"""
import hashlib
import json
import pathlib
import shutil
import subprocess
import sys

import numpy as np
from PIL import Image

import table
from develop import calmed, developed, flat_area

HERE = pathlib.Path(__file__).parent
DATA = HERE.parent / "data" / "families"
WORK = HERE / "work"
SETTINGS = dict(pixels=720, samples=9)
QUICK = dict(pixels=300, samples=4)
HANDS = dict(thin="crisp", crisp="crisp", soft="soft", stiff="stiff")


def parents():
    return [parent for file in sorted(DATA.glob("*.json")) for parent in json.loads(file.read_text()) if parent["picture"]["kind"] in table.KINDS]


def jobs(parent, settings):
    """The two pictures of a parent. Drape and mirroring follow from its key, so that neighbours differ."""
    cloth = table.cloth_of(parent)
    seed = int(hashlib.sha256(parent["key"].encode()).hexdigest(), 16)
    near, frame = table.macro_of(cloth)
    both = dict(back=table.BACKS.get(cloth.get("back")), seed=seed % 2**31, **settings)
    figure = cloth.get("frame") or (160 if cloth["hand"] in ("thin", "crisp") else 150)
    yield "drape", dict(both, cloth=cloth, macro=False, hand=HANDS[cloth["hand"]], variant=seed % 4, frame=figure, tilt=50, stop=16 if cloth["weave"] == "net" else 2.4)
    yield "macro", dict(both, cloth=near, macro=True, turn=12 + seed % 3 * 7, frame=frame, tilt=66, stop=11, pixels=settings["pixels"] * 4 // 5)


def main(names, settings, drapes_only=False):
    if not shutil.which("blender"):
        sys.exit("Blender is missing: install the package blender.")
    folder = WORK / "quick" if settings is QUICK else WORK
    folder.mkdir(parents=True, exist_ok=True)
    changed = []
    for parent in parents():
        if names and parent["key"] not in names:
            continue
        try:
            wanted = list(jobs(parent, settings))
        except table.Undrawable as reason:
            print(f"{parent['key']} keeps its drawing: {reason}", flush=True)
            continue
        for view, job in wanted[: 1 if drapes_only else 2]:
            changed += changed_job(folder / f"{parent['key']}-{view}", job)
    if names:
        changed.sort(key=lambda path: names.index(path.stem.rsplit("-", 1)[0]))
    if changed:
        subprocess.run(["blender", "-b", "--threads", "1", "-P", str(HERE / "scene.py"), "--", *map(str, changed)], check=True)


def changed_job(out, job):
    """The job file of a picture, unless the same job made it before."""
    note, file = out.with_suffix(".json"), out.with_suffix(".job")
    text = json.dumps({**job, "out": str(out)}, sort_keys=True)
    if note.exists() and note.read_text() == text:
        return []
    file.write_text(text)
    return [file]


def develop_all():
    """Develops every shade of every rendered parent, and lists the pictures for encode.mjs."""
    hexes = {shade["key"]: shade.get("hex") for shade in json.loads((HERE.parent / "data" / "shades.json").read_text())}
    made = {}
    for parent in parents():
        try:
            table.cloth_of(parent)
        except table.Undrawable:
            continue
        for view in ("drape", "macro"):
            raw_file = WORK / f"{parent['key']}-{view}.npy"
            if not raw_file.with_suffix(".json").exists():
                continue
            raw, job = calmed(np.load(raw_file).astype(np.float64)), json.loads(raw_file.with_suffix(".json").read_text())
            if view == "drape" and job["seed"] // 4 % 2:
                raw = raw[:, ::-1]
            is_open = job["cloth"]["weave"] == "net" and not job["cloth"].get("closed")
            area = flat_area(raw)
            for product in parent["articles"]:
                colour = hexes.get(product.get("shade"))
                if not colour:
                    print(f"{product['number']} keeps its drawing: it has no colour")
                    continue
                png = WORK / f"{product['number']}-{view}.png"
                # The same render and colour make the same bytes, which encode.mjs knows.
                Image.fromarray(developed(raw, area, colour, not is_open)).save(png, compress_level=1)
                top, left, side = area
                flat = None if is_open else [x / len(raw) for x in (left, top, side)]
                made.setdefault(product["number"], []).append(dict(view=view, flat=flat, png=f"work/{png.name}"))
    (WORK / "developed.json").write_text(json.dumps(made))
    subprocess.run(["node", str(HERE / "encode.mjs")], check=True)


if __name__ == "__main__":
    arguments = sys.argv[1:]
    names = [argument for argument in arguments if not argument.startswith("--")]
    quick = "--quick" in arguments
    if "--develop" not in arguments:
        main(names, QUICK if quick else SETTINGS, "--drapes" in arguments)
    if not quick:
        develop_all()
