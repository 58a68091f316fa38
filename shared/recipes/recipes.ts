import tarp from './tarp.json'
import quilt from './quilt.json'
import backpack from './backpack.json'
import stuffsack from './stuffsack.json'
import rainJacket from './rain-jacket.json'
import bivvy from './bivvy.json'
import frameBag from './frame-bag.json'
import rainSkirt from './rain-skirt.json'
import { Recipe } from './recipe.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'

/** The recipes of the planner, easiest first (docs/decisions/051-recipes.md). */
export const RECIPES: readonly Recipe[] = z
  .array(Recipe)
  .parse([stuffsack, rainSkirt, tarp, quilt, bivvy, frameBag, backpack, rainJacket])

/** The recipe of a page; null if none exists. */
export function recipeAt(locale: Locale, slug: string): Recipe | null {
  return RECIPES.find((recipe) => recipe.slug[locale] === slug) ?? null
}
