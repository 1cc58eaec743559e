type Part = Readonly<{ title: string; minutes: number; points: readonly string[] }>

const RESPONDER = 'National TIM Responder Course (in person)'

/** The nine lessons in a classroom, in the order of the online course. */
const lessons: readonly Part[] = [
  {
    title: '1. Introduction',
    minutes: 15,
    points: [
      'Who is in the room: one person of each discipline says what they need from the others in the first fifteen minutes.',
      'Three goals: responder safety; safe, quick clearance; prompt, reliable communications.',
      'Why secondary crashes matter: the longer a lane is closed, the likelier the next crash.',
    ],
  },
  {
    title: '2. Fundamentals and terminology',
    minutes: 20,
    points: [
      'Incident types by expected duration: minor, under 30 minutes; intermediate, 30 minutes to 2 hours; major, over 2 hours.',
      'Words that all agencies share: lane numbering, upstream and downstream, incident influence area, buffer space.',
      'Exercise: describe the same photograph over the radio; compare what was heard.',
    ],
  },
  {
    title: '3. Notification and scene size-up',
    minutes: 25,
    points: [
      'What a dispatcher needs: route, direction, reference marker, lanes blocked, vehicles, injuries, hazards.',
      'The windshield size-up report, said aloud by every participant.',
      'When to ask for towing: early, with the class of vehicle and whether it rolls.',
    ],
  },
  {
    title: '4. Safe vehicle positioning',
    minutes: 25,
    points: [
      'Block to the work; the first arriving large vehicle protects those who follow.',
      'Angle of the wheels and the vehicle; where the pump panel, the stretcher and the hook come out.',
      'Tabletop: place six vehicles at the scale-model interchange, then take one away.',
    ],
  },
  {
    title: '5. Scene safety',
    minutes: 30,
    points: [
      'High-visibility vests on before leaving the vehicle, day and night.',
      'Emergency lighting: enough to be seen; less once the scene is protected, so that drivers are not blinded.',
      'Where nobody stands: between vehicles, and downstream of an unprotected lane.',
    ],
  },
  {
    title: '6. Command responsibilities',
    minutes: 25,
    points: [
      'One commander, or a unified command of those with authority; who is it now, and who knows.',
      'Command post, staging, and what is handed over when command changes.',
      'Exercise: transfer command in sixty seconds.',
    ],
  },
  {
    title: '7. Traffic management',
    minutes: 30,
    points: [
      'Advance warning, transition, activity and termination areas; taper lengths by speed.',
      'Fluorescent pink signs with black legend mean an incident.',
      'End-of-queue warning: it moves, so the warning moves.',
    ],
  },
  {
    title: '8. Special circumstances',
    minutes: 35,
    points: [
      'Vehicle fires; hazardous materials: placards, distance, upwind and uphill.',
      'Crash investigation: mark, photograph, open a lane.',
      'Electric vehicles: stranded energy, and where the vehicle is taken.',
    ],
  },
  {
    title: '9. Clearance and termination',
    minutes: 35,
    points: [
      'Quick clearance laws of the state: move it, and the authority to remove.',
      'Spilled vehicle fluids under the reportable quantity are cleaned up by those at hand.',
      'Termination: who leaves last, and who tells the traffic management centre.',
      'Review: one thing each agency will do differently next week.',
    ],
  },
]

const BREAK: Part = {
  title: 'Break',
  minutes: 10,
  points: ['After lesson 5. Take attendance again before lesson 6.'],
}

const guide = (version: number, lead: string, parts: readonly Part[]) => ({
  kind: 'guide',
  title: 'Instructor guide outline',
  course: RESPONDER,
  version,
  lead,
  parts,
})

/** What is printed, by the name of its file. */
export const sheets: Readonly<Record<string, object>> = {
  'instructor-guide-outline-v1': guide(
    1,
    'Four hours, nine lessons. Each part says what it has to reach; how you get there is yours.',
    lessons,
  ),
  'instructor-guide-outline-v2': guide(
    2,
    'Four hours with a break, nine lessons. Each part says what it has to reach; how you get there is yours.',
    lessons.flatMap((part) => {
      if (part.title.startsWith('8.')) return [{ ...part, minutes: part.minutes - 5 }]
      if (part.title.startsWith('9.')) return [{ ...part, minutes: part.minutes - 5 }]
      return part.title.startsWith('5.') ? [part, BREAK] : [part]
    }),
  ),
  'sign-in-sheet-v1': {
    kind: 'sheet',
    title: 'Sign-in sheet',
    course: 'All in-person courses',
    version: 1,
    lead: 'Sign on arrival and at the end. Write your name as it is to be printed on your certificate.',
    rows: 14,
  },
  'course-evaluation-form-v1': {
    kind: 'evaluation',
    title: 'Course evaluation form',
    course: 'All in-person courses',
    version: 1,
    lead: 'You need not give your name. The programme reads every form.',
    scale: ['No', 'Rather not', 'Partly', 'Mostly', 'Yes'],
    sections: [
      {
        title: 'The course',
        statements: [
          'I know what the other disciplines need at a scene.',
          'I can give a size-up report that a dispatcher can act on.',
          'I can place my vehicle so that it protects those who work.',
          'The exercises were like the incidents that I respond to.',
        ],
      },
      {
        title: 'The instructor and the place',
        statements: [
          'Questions were answered.',
          'There was enough time for the exercises.',
          'I could see and hear everything.',
        ],
      },
    ],
    questions: ['What will you do differently at your next incident?', 'What should this course change?'],
  },
}
