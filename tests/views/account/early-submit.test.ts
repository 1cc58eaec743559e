import { expect, it, vi } from 'vitest'

import { sendEarly } from '../../../src/views/pages/early-submit.ts'

it('sends a form again that was sent before the scripts came, once', async () => {
  const form = document.createElement('form')
  const submit = vi.spyOn(form, 'requestSubmit').mockImplementation(() => {})
  sendEarly(form)
  await Promise.resolve()
  expect(submit).not.toHaveBeenCalled()
  form.dataset['early'] = ''
  sendEarly(form)
  sendEarly(form)
  await Promise.resolve()
  expect(submit).toHaveBeenCalledOnce()
})
