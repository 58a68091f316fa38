import { expect, test } from 'vitest'
import { calculateRecipe } from '#shared/domain/planner/recipe.ts'
import { RECIPES } from '#shared/recipes/recipes.ts'
import { lines } from '#tests/repository/seed/demo.ts'

test('each recipe has the hand-calculated weight and price', async () => {
  const products = new Map((await lines.articles()).map((product) => [product.number, product]))
  for (const recipe of RECIPES) {
    const usual = Object.fromEntries(recipe.parameters.map((one) => [one.key, one.default]))
    let finished = 0
    for (const [index, item] of calculateRecipe(recipe, usual).items.entries()) {
      const product = products.get(item.article)
      const expected = recipe.expected.items[index]
      if (!product || !expected) throw new Error(`${recipe.key} lacks ${item.article}`)
      const grams = product.weightMg / 1_000
      const unit = recipe.items[index]?.unit === 'm' ? 10 : 1
      const own = item.finishedGrams ?? (item.finished ?? 0) * unit * grams
      finished += own
      const price = product.prices.findLast((tier) => tier.fromQuantity <= item.quantity)
      const what = `${recipe.key} ${item.article}`
      expect(Math.abs(grams * item.quantity - expected.purchaseWeightG), what).toBeLessThan(0.51)
      expect(Math.abs(own - expected.finishedWeightG), what).toBeLessThan(0.51)
      expect((price?.grossCents ?? 0) * item.quantity, what).toBe(expected.costCents)
    }
    expect(Math.abs(finished - recipe.expected.finishedWeightG), recipe.key).toBeLessThan(1)
  }
})
