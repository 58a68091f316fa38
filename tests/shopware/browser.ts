import { inject } from 'vitest'
import { anHttpBrowser, type HttpBrowser } from '#tests/builders/http-browser.ts'

export type { Page } from '#tests/builders/http-browser.ts'
export type Browser = HttpBrowser

/** A browser without JavaScript on the pages in front of the Shopware. */
export const aBrowser = () => anHttpBrowser(inject('pages').origin)
