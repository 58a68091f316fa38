"""Renders pictures. Runs inside Blender: blender -b -P scene.py -- job.json …

One render gives all colours: light and ground are grey, and the three channels of the cloth are
three albedos of it. develop.py fits a parabola per pixel.
"""
import json
import math
import os
import sys
import time

import bpy
import numpy as np
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import shape
import weave
from develop import ALBEDOS, denoised

UNIT = 0.01  # One Blender unit is 100 mm.


def grid_mesh(name, points, uv):
    n = len(points)
    i = np.arange(n * n, dtype=np.int32).reshape(n, n)
    quads = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(n * n)
    mesh.vertices.foreach_set("co", (points.reshape(-1, 3) * UNIT).astype(np.float32).ravel())
    mesh.loops.add(quads.size)
    mesh.loops.foreach_set("vertex_index", quads.ravel())
    mesh.polygons.add(len(quads))
    mesh.polygons.foreach_set("loop_start", np.arange(0, quads.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(quads), 4, np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(quads), bool))
    mesh.uv_layers.new(name="UV").data.foreach_set("uv", (uv.reshape(-1, 2)[quads.ravel()] * UNIT).astype(np.float32).ravel())
    mesh.update(calc_edges=True)
    mesh.validate()
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def image(name, values):
    n = values.shape[0]
    made = bpy.data.images.new(name, n, n, alpha=False, float_buffer=True)
    made.colorspace_settings.name = "Non-Color"
    pixels = np.ones((n, n, 4), np.float32)
    pixels[..., :3] = values if values.ndim == 3 else values[..., None]
    made.pixels.foreach_set(pixels.ravel())
    made.update()
    return made


def material(name, cloth):
    side, height, tint, alpha, bright = weave.tile(cloth, np.random.RandomState(7))
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    node, link = tree.nodes.new, tree.links.new
    out, uv = node("ShaderNodeOutputMaterial"), node("ShaderNodeUVMap")
    uv.uv_map = "UV"
    scale = node("ShaderNodeVectorMath")
    scale.operation = "SCALE"
    scale.inputs["Scale"].default_value = 1 / UNIT / side
    link(uv.outputs[0], scale.inputs[0])

    def texture(key, values):
        made = node("ShaderNodeTexImage")
        made.image = image(name + key, values.astype(np.float32))
        link(scale.outputs[0], made.inputs[0])
        return made.outputs[0]

    bump = node("ShaderNodeNormalMap")
    bump.uv_map = "UV"
    link(texture("normal", weave.normal_map(height, side, cloth.get("bumps", 1))), bump.inputs["Color"])
    base = np.clip(tint, 0.2, 1.3)[..., None] * np.array(cloth.get("fixed", ALBEDOS))
    if bright is not None:
        base = base * (1 - bright[..., None]) + 0.78 * bright[..., None]
    colour = texture("base", base)
    cloth_shader = node("ShaderNodeBsdfPrincipled")
    link(colour, cloth_shader.inputs["Base Color"])
    link(bump.outputs[0], cloth_shader.inputs["Normal"])
    for socket, key, usual in (("Roughness", "rough", 0.6), ("Specular", "gloss", 0.2), ("Sheen", "sheen", 0), ("Clearcoat", "coat", 0), ("Clearcoat Roughness", "coat_rough", 0.2)):
        cloth_shader.inputs[socket].default_value = cloth.get(key, usual)
    cloth_shader.inputs["Sheen Tint"].default_value = 0
    shader = cloth_shader.outputs[0]

    def mixed(other, share):
        mix = node("ShaderNodeMixShader")
        link(other, mix.inputs[1])
        link(shader, mix.inputs[2])
        if isinstance(share, float):
            mix.inputs[0].default_value = share
        else:
            link(share, mix.inputs[0])
        return mix.outputs[0]

    if cloth.get("through"):
        glow = node("ShaderNodeBsdfTranslucent")
        link(colour, glow.inputs["Color"])
        link(bump.outputs[0], glow.inputs["Normal"])
        shader = mixed(glow.outputs[0], 1 - cloth["through"])
    if cloth.get("clear"):
        shader = mixed(node("ShaderNodeBsdfTransparent").outputs[0], 1 - cloth["clear"])
    if alpha is not None:
        shader = mixed(node("ShaderNodeBsdfTransparent").outputs[0], texture("alpha", alpha))
    link(shader, out.inputs[0])
    return made


def grey(name, value):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    surface = made.node_tree.nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = (value, value, value, 1)
    surface.inputs["Roughness"].default_value = 0.9
    surface.inputs["Specular"].default_value = 0.1
    return made


def aim(thing, target):
    thing.rotation_euler = (Vector(target) - thing.location).to_track_quat("-Z", "Y").to_euler()


def lamp(name, place, size, power, target):
    light = bpy.data.lights.new(name, "AREA")
    light.size, light.energy = size, power
    thing = bpy.data.objects.new(name, light)
    thing.location = place
    bpy.context.scene.collection.objects.link(thing)
    aim(thing, target)


def stage(job, target):
    scene = bpy.context.scene
    mesh = bpy.data.meshes.new("ground")
    mesh.from_pydata([(-30, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)], [], [(0, 1, 2, 3)])
    ground = bpy.data.objects.new("ground", mesh)
    scene.collection.objects.link(ground)
    mesh.materials.append(grey("paper", 0.62))
    lamp("key", (5.8, 6.2, 5.4), 3.0, 1250, target)
    lamp("fill", (-7, -2.5, 5.5), 6, 230, target)
    world = bpy.data.worlds.new("world")
    scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (1, 1, 1, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = 0.22
    lens = bpy.data.cameras.new("camera")
    camera = bpy.data.objects.new("camera", lens)
    scene.collection.objects.link(camera)
    scene.camera = camera
    tilt, away = math.radians(job["tilt"]), 8.6
    camera.location = (target[0], target[1] - away * math.cos(tilt), target[2] + away * math.sin(tilt))
    aim(camera, target)
    lens.sensor_width, lens.lens = 36, 36 * away / UNIT / job["frame"]
    lens.dof.use_dof = True
    lens.dof.focus_distance, lens.dof.aperture_fstop = away - 0.2, job["stop"]


def render(job):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = "CPU", job["samples"], 1
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.use_denoising = True, 0.02, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.filter_width = 3, 1.4
    scene.render.threads_mode, scene.render.threads = "FIXED", 1
    scene.render.resolution_x = scene.render.resolution_y = job["pixels"]
    settings = scene.render.image_settings
    settings.file_format, settings.color_depth, settings.color_mode = "OPEN_EXR", "32", "RGB"
    scene.render.filepath = job["out"] + ".exr"
    bpy.ops.render.render(write_still=True)
    pixels = np.zeros(job["pixels"] ** 2 * 4, np.float32)
    bpy.data.images.load(scene.render.filepath).pixels.foreach_get(pixels)
    os.remove(scene.render.filepath)
    raw = pixels.reshape(job["pixels"], job["pixels"], 4)[::-1, :, :3]
    np.save(job["out"] + ".npy", denoised(raw, job["cloth"]).astype(np.float16))


def main(job):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    cloth = job["cloth"]
    thick = cloth.get("thick", 0)
    if job["macro"]:
        n = 161
        line = np.linspace(-40, 40, n)
        x, y = np.meshgrid(line, line, indexing="xy")
        wave = job["frame"] / 30
        points = np.stack([x, y, 1 + thick + wave * (1 + np.sin(x / job["frame"] * 1.9 + y / job["frame"] * 1.2))], -1)
        thing, target = grid_mesh("cloth", points, np.stack([x, y], -1)), (0, 0, 0.01)
        turn = job["turn"]
    else:
        points, uv = shape.swatch(job["hand"], job["variant"], thick, cloth.get("crumple", 0), job["seed"], cloth.get("facet", 0), cloth.get("puff", 0))
        thing, target = grid_mesh("cloth", points, uv), (0.10, -0.47, 0.12)
        turn = shape.DRAPES[job["hand"]][job["variant"]]["turn"]
    thing.rotation_euler = (0, 0, math.radians(turn))
    thing.data.materials.append(material("front", cloth))
    if cloth.get("back"):
        thing.data.materials.append(material("back", job["back"]))
    if thick and not job["macro"]:
        solid = thing.modifiers.new("thickness", "SOLIDIFY")
        solid.thickness, solid.offset, solid.use_even_offset = thick * UNIT, -1.0, False
        solid.material_offset = 1 if cloth.get("back") else 0
    stage(job, target)
    render(job)


for path in sys.argv[sys.argv.index("--") + 1 :]:
    with open(path) as file:
        job = json.load(file)
    main(job)
    # The job becomes the note of what made the picture.
    os.rename(path, job["out"] + ".json")
    print("rendered", os.path.basename(job["out"]), f"{time.process_time():.0f} s so far", flush=True)
