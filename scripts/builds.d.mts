export declare const sourcesOf: (root: string) => string[]
export declare const currentBuild: (root: string) => string | undefined
export declare const ensureBuild: (
  root: string,
  build: (folder: string, held: string | undefined) => Promise<boolean>,
) => Promise<boolean>
