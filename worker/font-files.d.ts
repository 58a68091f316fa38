/** A font as a data URL: Vite puts the file into the part of the worker that imports it. */
declare module '*.woff?inline' {
  const url: string
  export default url
}
declare module '*.ttf?inline' {
  const url: string
  export default url
}
