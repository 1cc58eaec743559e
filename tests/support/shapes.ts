import { execFileSync } from 'node:child_process'

/** The visualizer's forms are made from types, as they are where Storybook is started. */
export default (): void => {
  execFileSync(process.execPath, ['scripts/emit-shapes.ts'], { stdio: 'inherit' })
}
