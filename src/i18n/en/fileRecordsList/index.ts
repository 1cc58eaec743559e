import type { BaseTranslation } from '../../i18n-types'

const en_fileRecordsList = {
  lead: 'Videos, captions, pictures and documents of the program, and what uses them.',
  upload: 'Add files',
  search: 'Search by name',
  count: '{{count:no files|one file|?? files}}',
  emptyTitle: 'No files yet',
  empty: 'What you upload here, or into a course, appears here.',
  columns: {
    name: 'File',
    kind: 'Kind',
    size: 'Size',
    usedBy: 'Used by',
    sentBy: 'Sent by',
    created: 'Created',
    state: 'State',
  },
  filters: {
    used: 'Used',
    megabytes: 'Size in MB',
  },
  kinds: {
    video: 'Video',
    captions: 'Captions',
    labels: 'Labels',
    picture: 'Picture',
    document: 'Document',
  },
  states: {
    kept: 'Kept',
    trashed: 'In the trash',
  },
  uses: {
    lesson: 'Lesson: {name:string}',
    course: 'Course: {name:string}',
    material: 'Material: {name:string}',
    howTo: 'How-to video: {name:string}',
  },
  unused: 'Nothing',
  brought: 'Program',
  look: {
    title: 'Preview',
    pictureOf: 'This file: {name:string}',
    silent: 'No captions stand beside it where it is used.',
    loading: 'Loading the file',
    failed: 'The file cannot be shown',
    open: 'Open in a new tab',
  },
  acts: {
    trash: {
      choose: 'Put into the trash',
      title: '{{count:Put no file into the trash?|Put this file into the trash?|Put ?? files into the trash?}}',
      atLeast: 'Put more than {count:number|number} files into the trash?',
      text: 'What something uses stays. The others are gone after 30 days; until then you can take them out again.',
      keep: 'Leave it',
      confirm: 'Put into the trash',
      failed: 'This was not done',
    },
    restore: {
      choose: 'Take out of the trash',
      title:
        '{{count:Take no file out of the trash?|Take this file out of the trash?|Take ?? files out of the trash?}}',
      atLeast: 'Take more than {count:number|number} files out of the trash?',
      text: 'They are kept again, as before.',
      keep: 'Leave it',
      confirm: 'Take out',
      failed: 'This was not done',
    },
  },
} satisfies BaseTranslation

export default en_fileRecordsList
