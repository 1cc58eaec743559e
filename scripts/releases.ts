import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Builds before the newest one whose files an open tab may still ask for. */
const KEPT = 2

/** `build` is what the build's version.json says; `assets` are the files of client/assets that it came with. */
export type Release = Readonly<{ build: string; assets: readonly string[] }>

const assetsOf = (folder: string) => join(folder, 'client', 'assets')
const listOf = (folder: string) => join(folder, 'releases.json')

const releaseIn = (folder: string): Release | null => {
  const version = join(folder, 'client', 'version.json')
  if (!existsSync(version) || !existsSync(assetsOf(folder))) return null
  const { build } = JSON.parse(readFileSync(version, 'utf8')) as { build: string }
  return { build, assets: readdirSync(assetsOf(folder)).toSorted() }
}

/** What a build folder serves, newest first. One that kept no list serves what it was built as. */
export const releasesIn = (folder: string): readonly Release[] => {
  if (existsSync(listOf(folder))) return JSON.parse(readFileSync(listOf(folder), 'utf8')) as readonly Release[]
  const only = releaseIn(folder)
  return only ? [only] : []
}

/**
 * Puts the assets of the last two releases of `held` beside those of `fresh`, a build that just ended, and leaves
 * older ones behind. Names carry a hash of the content, so a file of the same name is the same file.
 */
export const keepReleases = (held: string, fresh: string): void => {
  const newest = releaseIn(fresh)
  if (!newest) throw new Error(`There is no build in ${fresh}.`)
  const earlier = releasesIn(held)
    .filter(({ build }) => build !== newest.build)
    .slice(0, KEPT)
  for (const name of new Set(earlier.flatMap(({ assets }) => assets))) {
    const from = join(assetsOf(held), name)
    const to = join(assetsOf(fresh), name)
    if (existsSync(from) && !existsSync(to)) copyFileSync(from, to)
  }
  writeFileSync(listOf(fresh), JSON.stringify([newest, ...earlier]))
}
