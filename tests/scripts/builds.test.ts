import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

import { build } from 'vite'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'

import { currentBuild, ensureBuild, SERVER, sourcesOf } from '../../scripts/builds.mjs'
import { ownAddresses } from '../../scripts/tricks/own-addresses.ts'

const PROJECT = resolve(import.meta.dirname, '../..')

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tim-builds-'))
  mkdirSync(join(root, 'src', 'words'), { recursive: true })
  writeFileSync(join(root, '.gitignore'), 'dist/\nsrc/made.ts\n*.log\n')
  write('src/app.ts', 'first')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = (path: string, text: string) => writeFileSync(join(root, path), text)

/** Builds, and generates something beside the sources, as ours does. */
const builder = () => {
  const built: string[] = []
  const build = async (folder: string) => {
    const text = readFileSync(join(root, 'src/app.ts'), 'utf8')
    write('src/made.ts', `of ${text}, for the ${built.length}. time`)
    write('src/words/build.log', text)
    writeFileSync(join(folder, 'app'), text)
    built.push(text)
    return true
  }
  return { built, start: () => ensureBuild(root, build) }
}

const served = () => readFileSync(join(currentBuild(root) ?? '', 'app'), 'utf8')

describe('a build', () => {
  it('is not made twice of the same sources, whatever the first one generated', async () => {
    const { built, start } = builder()
    await start()
    await start()
    write('src/app.ts', 'first')
    await start()
    expect([built, served()]).toEqual([['first'], 'first'])
  })

  it('is made of changed, new and removed sources, and not again of those that were there before', async () => {
    const { built, start } = builder()
    await start()
    write('src/app.ts', 'second')
    await start()
    write('src/words/more.ts', '')
    await start()
    rmSync(join(root, 'src/words/more.ts'))
    await start()
    expect([built, served()]).toEqual([['first', 'second', 'second'], 'second'])
    write('src/app.ts', 'first')
    await start()
    expect([built.length, served()]).toEqual([3, 'first'])
  })

  it('without a trick is another, and the next is the whole one again', async () => {
    const { built, start } = builder()
    await start()
    const whole = currentBuild(root)
    vi.stubEnv('WITHOUT', 'own-icons')
    await start()
    const lacking = currentBuild(root)
    vi.unstubAllEnvs()
    await start()
    expect([built.length, currentBuild(root) === whole, lacking === whole]).toEqual([2, true, false])
  })

  it('that fails, or stops half-way, leaves the one before', async () => {
    const { start } = builder()
    await start()
    write('src/app.ts', 'second')
    expect(await ensureBuild(root, async () => false)).toBe(false)
    const half = async (folder: string): Promise<boolean> => {
      writeFileSync(join(folder, 'half'), '')
      throw new Error('no more space')
    }
    await expect(ensureBuild(root, half)).rejects.toThrow('no more space')
    expect(served()).toBe('first')
    await start()
    expect([served(), existsSync(join(currentBuild(root) ?? '', 'half'))]).toEqual(['second', false])
  })

  it('is made again when its sources change meanwhile, and refused when they always do', async () => {
    const { built, start } = builder()
    let changes = 0
    const restless = async (folder: string) => {
      write('src/app.ts', `change ${(changes += 1)}`)
      writeFileSync(join(folder, 'app'), 'unsure')
      return true
    }
    await expect(ensureBuild(root, restless)).rejects.toThrow('The sources change while they are built')
    expect([changes, currentBuild(root)]).toEqual([3, undefined])
    await start()
    expect([built, served()]).toEqual([['change 3'], 'change 3'])
  })

  it('stays for two more, and then goes', async () => {
    const { start } = builder()
    const names: string[] = []
    for (const [at, text] of ['1', '2', '3', '4'].entries()) {
      write('src/app.ts', text)
      await start()
      const folder = currentBuild(root) ?? ''
      utimesSync(folder, at, at)
      names.push(basename(folder))
    }
    expect(readdirSync(join(root, 'dist')).toSorted()).toEqual([...names.slice(1), 'current'].toSorted())
  })

  it.runIf(existsSync(join(PROJECT, '.git')))('of the app is made of what git keeps, without what is generated', () => {
    const asked = ['src', 'public', 'index.html', 'package-lock.json', 'vite.config.ts']
    const kept = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...asked], { cwd: PROJECT })
      .toString()
      .split('\n')
      .filter((file) => file !== '' && existsSync(join(PROJECT, file)) && !/\.stories\.tsx$|\/i18n-[^/]+$/.test(file))
    const sources = sourcesOf(PROJECT)
    expect(sources.filter((file) => /^(?:src|public)\/|^(?:index|package|vite)/.test(file))).toEqual(kept.toSorted())
    expect(sources).toEqual(expect.arrayContaining(['panda.config.ts', 'codegen.ts', 'scripts/bundle.ts']))
  })
})

describe('two starts in one folder', () => {
  const running: ChildProcess[] = []
  afterEach(() => {
    for (const child of running.splice(0)) child.kill('SIGKILL')
  })

  const start = () => {
    const script = join(import.meta.dirname, 'support', 'start-once.mjs')
    const child = spawn(process.execPath, [script, root], { stdio: ['pipe', 'pipe', 'inherit'] })
    running.push(child)
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
    return {
      child,
      next: async () => (await lines.next()).value,
      finish: () => child.stdin.write('now\n'),
    }
  }

  test('build once: the second waits for the first, and finds it done', async () => {
    const first = start()
    expect(await first.next()).toBe('building')
    const second = start()
    expect(await second.next()).toBe('waiting')
    first.finish()
    expect([await first.next(), await second.next()]).toEqual(['done', 'done'])
    expect(existsSync(join(currentBuild(root) ?? '', 'client', 'version.json'))).toBe(true)
    expect(readdirSync(join(root, '.cache'))).toEqual([])
  })

  test('do not wait for one that was killed', async () => {
    const first = start()
    expect(await first.next()).toBe('building')
    const second = start()
    expect(await second.next()).toBe('waiting')
    first.child.kill('SIGKILL')
    await once(first.child, 'exit')
    expect(await second.next()).toBe('building')
    second.finish()
    expect(await second.next()).toBe('done')
  })
})

describe('the server in one file', () => {
  const start = async (built: string[]) => {
    mkdirSync(join(root, 'server'), { recursive: true })
    await ensureBuild(
      root,
      async (folder: string) => {
        built.push(readFileSync(join(root, 'server/main.ts'), 'utf8'))
        writeFileSync(join(folder, 'main.js'), '')
        return true
      },
      SERVER,
    )
  }

  it('has builds of its own, one for each state of its sources', async () => {
    const app = builder()
    await app.start()
    mkdirSync(join(root, 'server'))
    const built: string[] = []
    for (const text of ['first', 'first', 'second']) {
      write('server/main.ts', text)
      await start(built)
    }
    await app.start()
    expect([built, app.built]).toEqual([['first', 'second'], ['first']])
    expect([existsSync(join(currentBuild(root, SERVER) ?? '', 'main.js')), served()]).toEqual([true, 'first'])
  })

  it('knows what lies beside each of its files', async () => {
    const folder = join(root, 'dist-server', 'one')
    mkdirSync(join(root, 'server', 'words'), { recursive: true })
    write('server/words/list.txt', 'a list')
    write(
      'server/words/list.ts',
      `import { readFileSync } from 'node:fs'\nexport const list = readFileSync(new URL('./list.txt', import.meta.url), 'utf8')\n`,
    )
    await build({
      configFile: false,
      root,
      logLevel: 'silent',
      publicDir: false,
      plugins: [ownAddresses(folder)],
      build: {
        ssr: join(root, 'server/words/list.ts'),
        outDir: folder,
        rolldownOptions: { output: { entryFileNames: 'main.js' } },
      },
    })
    const { list } = (await import(pathToFileURL(join(folder, 'main.js')).href)) as { list: string }
    expect(list).toBe('a list')
  })
})
