// A copy of the checkout in a temporary folder, in which a fault can be planted: its own files, caches and build, and the
// packages of the checkout.
import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What a run leaves behind, or is no part of what is written. The build is copied: the control needs no other. */
const LEFT = new Set([
  '.cache',
  '.git',
  'coverage',
  'data',
  'node_modules',
  'playwright-report',
  'shots',
  'storybook-static',
  'test-results',
])
/** Written by tools, in place: the copy has its own. */
const CACHES = new Set(['.cache', '.vite', '.vite-temp', '.vitest'])

/** Nobody writes to a package: each file is the same one under another name, or a copy where that is another disk. */
const linkFile = (from: string, to: string): void => {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** A browser is served what is below its folder alone: links to the folders of the packages would not do. */
const linkFolder = (from: string, to: string, without?: ReadonlySet<string>): void => {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (without?.has(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isFile()) linkFile(source, target)
    else cpSync(source, target, { verbatimSymlinks: true })
  }
}

/** Makes the copy of `root` in a folder that is empty. */
export const copyCheckout = (root: string, folder: string): void => {
  for (const name of readdirSync(root)) {
    if (!LEFT.has(name)) cpSync(join(root, name), join(folder, name), { recursive: true })
  }
  const [packages, linked] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  linkFolder(packages, linked, CACHES)
  const cache = join(packages, '.cache')
  if (existsSync(cache)) cpSync(cache, join(linked, '.cache'), { recursive: true })
  // Some tests ask git which files are kept: it tells them in a repository without a history, too.
  if (existsSync(join(root, '.git'))) spawnSync('git', ['init', '--quiet'], { cwd: folder })
}
