import { OWN_CLASSES } from '../../src/domain/contract/own-classes.list.ts'
import { listed, type Chapter } from './chapter.ts'

const OUT_OF_SIGHT = '404 for a class that the asker may not run.'

export const classes: Chapter = {
  tag: 'Classes',
  about: 'Classes as those run them who teach them: an instructor their own, admins and owners any.',
  calls: {
    'GET /instructor/dashboard': {
      id: 'readInstructorDashboard',
      summary: 'What an instructor has before them',
      does: 'The next classes, what waits to be completed, figures, and the courses that are withheld from the asker.',
      refuses: null,
    },
    ...listed(OWN_CLASSES, {
      rows: 'OwnClasses',
      summary: 'The own classes',
      does: 'A page of those one teaches, to come and past.',
      file: 'own classes',
    }),
    'GET /instructor-courses/choices': {
      id: 'readClassChoices',
      summary: 'What a class is planned from',
      does: 'Courses, and those of them that are withheld from the asker, since their approval is suspended or over; agencies, fellow instructors, and the venues where the asker taught before.',
      refuses: null,
    },
    'GET /instructor-courses/clashes': {
      id: 'findClashes',
      summary: 'What a planned class would meet',
      does: 'Other classes at the same time with the same people or in the same place. It is told, and not refused.',
      refuses: '404 where `except` is a class that the asker may not run.',
    },
    'POST /instructor-courses': {
      id: 'planClass',
      summary: 'Plan a class',
      does: 'Schedules it; gives its id.',
      refuses: 'Sessions that do not begin ahead or meet each other, and what else breaks a rule, at its field.',
    },
    'GET /instructor-courses/{id}': {
      id: 'readClass',
      summary: 'A class',
      does: 'All of it with its version, and which events it would take.',
      refuses: OUT_OF_SIGHT,
    },
    'PATCH /instructor-courses/{id}': {
      id: 'changeClass',
      summary: 'Change a class',
      does: 'Takes the version that was read, and what changes. Who has a place is told of another time or place.',
      refuses: `409 \`CLASS_CHANGED\` with what somebody else changed meanwhile, \`ILLEGAL_TRANSITION\`; fewer seats than are taken, at \`capacity\`. ${OUT_OF_SIGHT}`,
    },
    'POST /instructor-courses/{id}/cancel': {
      id: 'cancelClass',
      summary: 'Cancel a class',
      does: 'Takes a reason, which everyone with a place is mailed.',
      refuses: `409 \`ILLEGAL_TRANSITION\`. ${OUT_OF_SIGHT}`,
    },
    'GET /instructor-courses/{id}/series': {
      id: 'findSeriesDates',
      summary: 'Where a class would be repeated',
      does: 'The days of a rule after that of the class, at the same hour on the wall of its venue: with federal holidays, what is in the way of each, and those that have it already. `times` or `until`, not both.',
      refuses: OUT_OF_SIGHT,
    },
    'POST /instructor-courses/{id}/series': {
      id: 'repeatClass',
      summary: 'Repeat a class',
      does: 'On each of the days, with seats of its own and the same instructors: all of them, or none.',
      refuses: `A day that is past, has it already or is more than two years away, at \`days\`; an instructor who may not teach the course any more, by name at \`instructors\`. ${OUT_OF_SIGHT}`,
    },
    'POST /instructor-courses/{id}/messages': {
      id: 'writeToClass',
      summary: 'Write to a class',
      does: 'A mail to who is registered, who waits, both, or who was marked so: `present`, `partial`, `noShow`.',
      refuses: `An audience of nobody, at \`audience\`. ${OUT_OF_SIGHT}`,
    },
  },
}

export const rosters: Chapter = {
  tag: 'Rosters',
  about: 'The day of a class: who is there, who walked in, and its completion. What is sent again has one effect.',
  calls: {
    'GET /instructor-courses/{id}/roster': {
      id: 'readRoster',
      summary: 'The roster of a class',
      does: 'Everyone with a place, their marks for each session, who waits, and the secret of the check-in codes.',
      refuses: OUT_OF_SIGHT,
    },
    'POST /instructor-courses/{id}/roster/marks': {
      id: 'markAttendance',
      summary: 'Mark who is there',
      does: 'Takes marks with ids and times of the device’s own, as many as waited, and says what became of each: one that was made from an older state than the present changes nothing, nor does one of the asker’s own attendance, nor one with `onceBegun` before the class has begun (`early`).',
      refuses: `409 \`CLASS_CLOSED\`; \`ATTENDANCE_NOT_OPEN\`, with \`opensAt\` and \`timeZone\`, where one says that somebody came and people cannot check in yet: then none is taken. ${OUT_OF_SIGHT}`,
    },
    'POST /instructor-courses/{id}/roster/walk-ins': {
      id: 'addWalkIn',
      summary: 'Add a walk-in',
      does: 'Somebody who came without a place. They are shown as typed, whether their address has an account or not, until they confirm by mail.',
      refuses: `An agency that is not known, at its field; 409 \`CLASS_CLOSED\`, \`ATTENDANCE_NOT_OPEN\`, \`ILLEGAL_TRANSITION\`, \`WALK_IN_REMOVED\` for one that was removed meanwhile, \`WALK_IN_DIFFERS\` for an \`id\` that was sent with other details. ${OUT_OF_SIGHT}`,
    },
    'DELETE /instructor-courses/{id}/roster/walk-ins/{registrationId}': {
      id: 'removeWalkIn',
      summary: 'Remove a walk-in',
      does: 'Who was added by mistake is off the class.',
      refuses: `409 \`CLASS_CLOSED\`, \`ILLEGAL_TRANSITION\` for who is no walk-in. ${OUT_OF_SIGHT}`,
    },
    'GET /own-walk-ins': {
      id: 'readOwnWalkIns',
      summary: 'Classes that one was put on by an address',
      does: 'Of whoever has proven their address: the classes that an instructor put it on, as long as they have not said whether it was them.',
      refuses: null,
    },
    'POST /own-walk-ins/{id}/answer': {
      id: 'answerOwnWalkIn',
      summary: 'Say whether it was oneself',
      does: 'With `wasMe` what the link of the mail does: the roster shows who they are. Without, they are off the class. Either way the link opens nothing any more.',
      refuses:
        '404 where nothing is asked of them; 409 `ILLEGAL_TRANSITION` where it was said elsewhere at that moment.',
    },
    'POST /instructor-courses/{id}/complete': {
      id: 'completeClass',
      summary: 'Complete a class',
      does: 'Certificates for who was present throughout; says how many. Completed again, it says the same.',
      refuses: `409 \`CLASS_CLOSED\`, \`CLASS_NOT_BEGUN\`, \`ATTENDANCE_UNFINISHED\`, \`ATTENDANCE_CHANGED\`, and \`CLASS_SHORT\` where it wants a reason. ${OUT_OF_SIGHT}`,
    },
    'POST /instructor-courses/{id}/attendance-corrections/preview': {
      id: 'previewAttendanceCorrection',
      summary: 'What a correction of attendance would do',
      does: 'It is done and rolled back: of each mark that would change, what becomes of the certificate and whether its person is mailed. `fingerprint` is for the correction itself.',
      refuses:
        '409 `ATTENDANCE_CORRECTED` with `clashes`, the marks that are others by now; `ILLEGAL_TRANSITION` for a class that is not completed; `OWN_ATTENDANCE`; changes that change nothing, at `changes`. 404 for a class that there is not.',
    },
    'POST /instructor-courses/{id}/attendance-corrections': {
      id: 'correctAttendance',
      summary: 'Correct the attendance of a completed class',
      does: 'Changes marks and the certificates that hang on them: who was there gets one, or that which was revoked; of who was not it is revoked. They are mailed.',
      refuses: 'As the preview; 409 `CORRECTION_CHANGED` where it would come to something else than was confirmed.',
    },
    'GET /instructor-courses/{id}/sheets': {
      id: 'listClassSheets',
      summary: 'List the scans of the sheets of a class',
      does: 'Of the sheets on which those who came signed, with addresses that open them. Who runs the programme sees those too that were removed and can be taken back.',
      refuses: OUT_OF_SIGHT,
    },
    'POST /instructor-courses/{id}/sheets': {
      id: 'addClassSheet',
      summary: 'Add a scan of the sheet of a class',
      does: 'The body is the file itself: a PDF or a picture, by its content, of at most 25 MiB.',
      refuses: `409 \`ILLEGAL_TRANSITION\` of a class that is not completed, \`TOO_MANY_SHEETS\`; 413 \`TOO_LARGE\`, 415 \`UNSUPPORTED_TYPE\`. ${OUT_OF_SIGHT}`,
    },
    'PATCH /instructor-courses/{id}/sheets/{sheetId}': {
      id: 'changeClassSheet',
      summary: 'Remove a scan of a sheet, or take it back',
      does: 'What is removed is shown to nobody who teaches, and is gone for good after 30 days.',
      refuses: OUT_OF_SIGHT,
    },
    'GET /instructor-courses/{id}/sheets/{sheetId}/file': {
      id: 'openClassSheet',
      summary: 'Open a scan of a sheet',
      does: 'By an address of the list alone.',
      refuses: OUT_OF_SIGHT,
    },
    'GET /instructor-courses/{id}/roster/export': {
      id: 'exportRoster',
      summary: 'Ask for the roster as a file',
      does: 'Gives a short-lived address of the CSV, in the language of the request.',
      refuses: OUT_OF_SIGHT,
    },
    'GET /instructor-courses/{id}/roster/sheet': {
      id: 'exportSignInSheet',
      summary: 'Ask for the sign-in sheet',
      does: 'Gives a short-lived address of the PDF, in the language of the request.',
      refuses: OUT_OF_SIGHT,
    },
    'GET /instructor-courses/{id}/roster/export/{language}': {
      id: 'saveRoster',
      summary: 'Save the roster',
      does: 'As CSV in UTF-8; no cell is a formula.',
      refuses: 'Where the address is forged, too old, or its session is over: 404.',
    },
    'GET /instructor-courses/{id}/roster/sheet/{language}': {
      id: 'saveSignInSheet',
      summary: 'Save the sign-in sheet',
      does: 'As PDF, with a line for everyone on the class.',
      refuses: 'Where the address is forged, too old, or its session is over: 404. 503 `PRINTING_UNAVAILABLE`.',
    },
  },
}

export const materials: Chapter = {
  tag: 'Materials and files',
  about: 'What instructors teach from, and files that pages show. Their type is told by their content.',
  calls: {
    'GET /materials': {
      id: 'listMaterials',
      summary: 'The instructor materials',
      does: 'By course, with every version and a signed address of each.',
      refuses: null,
    },
    'POST /materials': {
      id: 'addMaterial',
      summary: 'Add a material',
      does: 'The body is the file itself, of 25 MB at most.',
      refuses: '404 for a course that is not; 413 `TOO_LARGE`, 415 `UNSUPPORTED_TYPE`.',
    },
    'POST /materials/{id}/versions': {
      id: 'addMaterialVersion',
      summary: 'Add a version of a material',
      does: 'The body is the file itself. The one before stays.',
      refuses: '404 for one that is retired; 413 `TOO_LARGE`, 415 `UNSUPPORTED_TYPE`.',
    },
    'PATCH /materials/{id}': {
      id: 'retireMaterial',
      summary: 'Retire a material, or bring it back',
      does: 'What is retired is shown to nobody who teaches.',
      refuses: null,
    },
    'GET /materials/versions/{id}/download': {
      id: 'downloadMaterial',
      summary: 'Open a material',
      does: 'In place where it is a PDF or a picture, else to be saved.',
      refuses: 'Where the address is forged, too old, or its session is over, or the material is retired: 404.',
    },
    'GET /uploads': {
      id: 'listUploads',
      summary: 'Own unfinished uploads',
      does: 'Those of the asker that are received or checked, the latest first, each with how many of its bytes have come: whoever chooses the same file again, on any device, goes on from there.',
      refuses: null,
    },
    'POST /uploads': {
      id: 'beginUpload',
      summary: 'Begin an upload in pieces',
      does: 'Creation by the tus protocol 1.0.0 (https://tus.io): `Tus-Resumable`, `Upload-Length`, and `Upload-Metadata` with `target` (`library`, `course:12`, or of its draft a lesson, `course:12:<key>`), `kind` (`video`, `films`, `captions`, `labels` or `picture`), `name`, and of captions, labels and `films`, which are a lesson as it speaks a language, `language` and the `seconds` of their video. The first piece may come with it. `Location`, relative to this call, is the address of the upload.',
      refuses:
        '404 for a course that is not; 409 `TOO_MANY_UPLOADS`; 412 for another version of the protocol; 413 `TOO_LARGE`; 507 `NO_ROOM`.',
    },
    'GET /uploads/{id}': {
      id: 'readUpload',
      summary: 'How an upload stands',
      does: 'Received, checked, ready or refused and why; of what is ready its length, frame and digest, what was found in captions and labels, and where it is kept: the same content has one place, however often it is sent. By the protocol `HEAD` of the same address says how far it has come.',
      refuses: '404 for what somebody else uploads.',
    },
    'PATCH /uploads/{id}': {
      id: 'sendPiece',
      summary: 'Send a piece of an upload',
      does: 'By the tus protocol: `Upload-Offset` says where it belongs, and the answer how far the upload has come. What was acknowledged is on the disk. A request that still waits for the same upload makes way. Once all has come, the file is checked.',
      refuses:
        '404 for what somebody else uploads, 410 for what was given up; 409 for another offset than has come, `UPLOAD_OVER` where all has; 413 beyond what was announced; 415 for another content type; 503 where it could not be kept.',
    },
    'DELETE /uploads/{id}': {
      id: 'abandonUpload',
      summary: 'Give an upload up',
      does: 'Termination by the tus protocol. What has come of it is gone.',
      refuses: '404 for what somebody else uploads; 409 `UPLOAD_OVER` for what is ready or refused.',
    },
    'GET /files/{container}/download/{name}': {
      id: 'downloadFile',
      summary: 'Open a file',
      does: 'A video, caption, picture or document. Public containers are for anyone; others for a role, or by a signed address. Answers `Range`, `ETag` and `If-Range`.',
      refuses: '401, 403 or 404; 416 for a range that the file has not.',
    },
  },
}
