// Vite loads an imported stylesheet together with the module that imports it.
declare module '*.css'
