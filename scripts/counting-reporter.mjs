// Counts the tests of a run into the file that COUNTS names, and tells what failed and why: all that `npm test` needs of
// it. The whole report of the stories, with all that axe looked at, is 150 MB.
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Vitest makes one of it and tells it when the run is over. */
export default class CountingReporter {
  onTestRunEnd(modules, unhandled) {
    const counts = {
      passed: 0,
      failed: unhandled.length,
      failures: unhandled.map(outsideOfTests),
    }
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId)
      if (module.errors().length > 0) counts.failures.push(told(file, file, module.errors()))
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        if (state in counts) counts[state] += 1
        if (state === 'failed') counts.failures.push(told(file, `${file} > ${test.fullName}`, errors))
      }
    }
    writeFileSync(process.env.COUNTS, JSON.stringify(counts))
  }
}

/**
 * What nobody caught has no trace that is mapped yet: its own, the test that was under way and its file say where to look.
 * Of a process that was lost, the cause alone says how it ended and at which file: that file's tests are counted nowhere.
 */
const outsideOfTests = (error) => {
  const { VITEST_TEST_PATH: path, VITEST_TEST_NAME: name = 'outside of any test', message, stack, cause } = error
  const file = path === undefined ? undefined : relative(process.cwd(), path)
  return told(file, file === undefined ? name : `${file} > ${name}`, [
    ...(cause?.message === undefined ? [] : [{ message: cause.message }]),
    { message: stack ?? message },
  ])
}

const told = (file, title, errors) => ({
  file,
  title,
  why: errors.map(({ message, diff, stacks = [] }) =>
    [
      message,
      ...(diff === undefined ? [] : [diff]),
      ...stacks.map(({ file, line }) => `at ${relative(process.cwd(), file)}:${line}`),
    ].join('\n'),
  ),
})
