import { createApp } from './app.ts'

export { ShopperSession } from './backend/shopper/session.ts'
export default createApp()
