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
const NAMED = { fileName: 'slides.pdf', note: 'Corrected' }
const KEPT = { materialId: 71, version: 3 }
const added = {
  file: new File(['%PDF-'], 'slides.pdf'),
  creates: true,
  answer: KEPT,
  broken: { 'no version': { materialId: 71 } },
  announces: ['materials'],
} as const

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
    'AddMaterialVersion',
    { materialId: 71, ...NAMED },
    {
      sends: 'POST /api/materials/71/versions?fileName=slides.pdf&note=Corrected',
      gives: { addMaterialVersion: KEPT },
      ...added,
    },
  ),
  call(
    'AddMaterial',
    { courseId: 2, title: 'Slides', ...NAMED },
    {
      sends: 'POST /api/materials?courseId=2&title=Slides&fileName=slides.pdf&note=Corrected',
      gives: { addMaterial: KEPT },
      ...added,
    },
  ),
  call(
    'ChangeMaterial',
    { id: 71, isRetired: true },
    {
      sends: 'PATCH /api/materials/71',
      body: { isRetired: true },
      gives: { changeMaterial: true },
      announces: ['materials'],
    },
  ),
])
