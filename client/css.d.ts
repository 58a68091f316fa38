// The bundler takes a stylesheet where it stands and loads it with the module that names it.
declare module '*.css'
