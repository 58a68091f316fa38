import { prepareSeededStorage } from '#scripts/test/seeded-shop.ts'

export default prepareSeededStorage
