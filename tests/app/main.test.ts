import { expect, test } from 'vitest'

test('a page without the root element is refused loudly', async () => {
  document.body.replaceChildren()
  await expect(import('../../src/app/main.tsx')).rejects.toThrow('Failed to find the root element')
}, 60_000)
