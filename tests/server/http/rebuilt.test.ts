import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { currentBuild, ensureBuild } from '../../../scripts/builds.mjs'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'

const SOURCE = 'src/app.ts'
let root: string
let server: TestApp
const answers: unknown[] = []

/** What an open page may ask for at any time. */
const ask = async () => {
  for (const url of ['/assets/app-1.js', '/version.json', '/home']) {
    const { statusCode, body } = await server.call({ url })
    answers.push([url, statusCode, body])
  }
}

const build = async (folder: string) => {
  const text = await readFile(join(root, SOURCE), 'utf8')
  await mkdir(join(folder, 'client', 'assets'), { recursive: true })
  await writeFile(join(folder, 'client', 'assets', `app-${text}.js`), text)
  await writeFile(join(folder, 'client', 'version.json'), text)
  await writeFile(join(folder, 'client', 'index.html'), `<p>${text}</p>`)
  return true
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tim-rebuilt-'))
  await mkdir(join(root, 'src'))
  await writeFile(join(root, SOURCE), '1')
  await ensureBuild(root, build)
  server = await openTestApp({}, { folder: currentBuild(root) ?? '' })
})
afterAll(async () => {
  await server.close()
  await rm(root, { recursive: true, force: true })
})

it('a server serves what it began with before, while and after newer builds take their place', async () => {
  await ask()
  for (const text of ['2', '3']) {
    await writeFile(join(root, SOURCE), text)
    await ensureBuild(root, async (folder) => {
      await ask()
      const isDone = await build(folder)
      await ask()
      return isDone
    })
    await ask()
  }
  const each = [
    ['/assets/app-1.js', 200, '1'],
    ['/version.json', 200, '1'],
    ['/home', 200, '<p>1</p>'],
  ]
  expect(answers).toEqual(Array.from({ length: 7 }, () => each).flat())
  expect(await readFile(join(currentBuild(root) ?? '', 'client', 'version.json'), 'utf8')).toBe('3')
})
