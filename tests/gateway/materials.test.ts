import { call, testCalls } from './calls.ts'

const TAUGHT = {
  courseId: 2,
  courseTitle: 'Tow Operators',
  materials: [
    {
      id: 71,
      title: 'Slides',
      versions: [
        {
          id: 712,
          version: 2,
          downloadName: 'slides-v2.pdf',
          bytes: 1200,
          note: null,
          uploadedAt: '2026-01-02T00:00:00Z',
          url: '/api/files/slides-v2.pdf',
        },
      ],
    },
  ],
}

testCalls([
  call(
    'Materials',
    {},
    {
      sends: 'GET /api/materials',
      answer: [TAUGHT],
      gives: { materials: [TAUGHT] },
      broken: { 'a material without versions': [{ ...TAUGHT, materials: [{ id: 71, title: 'Slides' }] }] },
    },
  ),
  call(
    'RetireMaterial',
    { id: 71 },
    {
      sends: 'PATCH /api/materials/71',
      body: { isRetired: true },
      gives: { retireMaterial: true },
      announces: ['materials'],
    },
  ),
])
