import { expect, test } from 'vitest'

import { downloadNameOf } from '../../src/domain/material.ts'

test.each([
  ['Guide.pdf', 'Guide.pdf'],
  ['Guide.v2.docx', 'Guide.v2.pdf'],
  ['../guide', 'guide.pdf'],
  ['C:\\Users\\ada\\Guide.pdf', 'Guide.pdf'],
  ['/home/ada.m/guide', 'guide.pdf'],
  ['trainings.2026/guides/', 'guides.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['..', 'material.pdf'],
  ['', 'material.pdf'],
])('%s is saved as %s', (name, saved) => {
  expect(downloadNameOf(name, '.pdf')).toBe(saved)
})
