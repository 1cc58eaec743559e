/** What is built: the folder of its builds, what of the environment it heeds, and what it is built from. */
type Built = Readonly<{ folder: string; variables?: readonly string[]; sources: readonly string[] }>

export declare const APP: Built
export declare const SERVER: Built
export declare const sourcesOf: (root: string, what?: Built) => string[]
export declare const currentBuild: (root: string, what?: Built) => string | undefined
export declare const ensureBuild: (
  root: string,
  build: (folder: string, held: string | undefined) => Promise<boolean>,
  what?: Built,
) => Promise<boolean>
