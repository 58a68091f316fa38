// The Worker renders islands too, so their modules are part of its program although the parts that
// touch a browser never run here. This names what they touch, and no more: a page or a route that
// reaches for the DOM still does not compile.

interface HTMLElement {
  focus(): void
}

interface HTMLButtonElement {
  focus(): void
}

interface HTMLSelectElement {
  readonly value: string
}

interface PageTransitionEvent extends Event {
  readonly persisted: boolean
}

interface WorkerGlobalScopeEventMap {
  pageshow: PageTransitionEvent
}

declare const document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  readonly visibilityState: 'visible' | 'hidden'
}
