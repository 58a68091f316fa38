// Vite loads an imported stylesheet together with the module that imports it.
declare module '*.css'

/** The address of a style sheet that a script loads. */
declare module '*.css?url' {
  const address: string
  export default address
}
