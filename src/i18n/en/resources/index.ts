import type { BaseTranslation } from '../../i18n-types'

const en_resources = {
  eyebrow: 'About us',
  lead: 'What you need at the roadside, on one page: what to report, where to park, how long a taper is. Print it, and keep it in the vehicle.',
  contents: 'On this page',
  picture: 'A field card with a closed lane on it, a cone and a flare.',
  print: 'Print this page',
  filter: {
    label: 'Your discipline',
    help: 'Shows what concerns you most.',
    everyone: 'Everyone',
    shown: '{count:number} of {total:number} topics are shown',
  },
  disciplines: {
    lawEnforcement: 'Law enforcement',
    fireRescue: 'Fire and rescue',
    ems: 'Emergency medical services',
    towing: 'Towing and recovery',
    transportation: 'Transportation and public works',
    dispatch: 'Dispatch',
  },
  sizeUp: {
    title: 'Size-up report',
    lead: 'Look over the whole scene before you leave the vehicle. Then say this, in this order.',
    arrival: 'Your unit, that you are there, and who has command.',
    place: 'Route, direction of travel, and the nearest mile marker, exit or cross street.',
    lanes: 'Which lanes are blocked, counted from the left, and whether a shoulder is free.',
    vehicles: 'How many vehicles, of what kind and weight, and how each one rests.',
    people: 'Injured, trapped, or walking on the road.',
    hazards: 'Fire, leaks, placards, wires down, and an electric vehicle or its battery.',
    help: 'What you need: EMS units, tow truck by class, arrow board, hazmat.',
    traffic: 'Where the queue ends, and the best way in for those who follow.',
    note: 'Report again when a lane opens or closes, and when you leave.',
  },
  positioning: {
    title: 'Safe positioning',
    lead: 'Block first, then work. Left and right are as the driver sees them, facing the way traffic moves.',
    heavy: 'The first heavy vehicle stops upstream, at an angle, between traffic and the people on foot.',
    wheels: 'Turn its front wheels away from the crew: if it is struck, it must not roll into them.',
    laneOne: 'Take the lane of the crash and one more. Give the extra lane back as soon as you can.',
    shadow: 'Ambulance and tow truck stand in the shadow, downstream of the block, loading side away from traffic.',
    exit: 'Step out on the protected side. Look first, and face traffic while you walk.',
    few: 'Send vehicles that are not needed off the road. Each one is a target and a distraction.',
    traffic: 'Traffic comes from below.',
    right: {
      name: 'Blocking on the right',
      text: 'For work on the right: the front points to the left, toward the open lanes, and the rear guards the shoulder.',
      picture:
        'Plan of three lanes. A fire engine stands at an angle across the right lane, its front toward the left. The crash is past it, in its shadow.',
    },
    left: {
      name: 'Blocking on the left',
      text: 'For work on the left or in the median: the front points to the right, and the rear guards the median.',
      picture:
        'Plan of three lanes. A fire engine stands at an angle across the left lane, its front toward the right. The crash is past it, in its shadow.',
    },
    plusOne: {
      name: 'Lane plus one',
      text: 'The crash is in one lane, two are closed. You work in the closed one without standing at its edge.',
      picture:
        'Plan of three lanes. A fire engine stands across the right and the middle lane. The crash is past it in the right lane, and the crew works in the middle one.',
    },
  },
  area: {
    title: 'The four parts of an incident area',
    lead: 'From the first sign to the last cone. Traffic meets them from below.',
    picture:
      'Plan of a road, seen from above: warning signs at the bottom, then a taper of cones, then a free buffer, the block and the work, and at the top a short taper that gives the lane back.',
    termination: {
      name: 'Termination area',
      text: 'Gives the lane back. A short taper is enough, and it is the last thing set up.',
    },
    activity: {
      name: 'Activity area',
      text: 'Buffer, block and work. Nobody and nothing stands in the buffer: it is the room in which a driver who missed everything can stop.',
    },
    transition: {
      name: 'Transition area',
      text: 'The taper moves traffic out of the closed lane, before it reaches the block.',
    },
    warning: {
      name: 'Advance warning area',
      text: 'Tells drivers before the end of the queue, while they still have time to slow down.',
    },
  },
  lengths: {
    title: 'Taper and buffer by speed',
    lead: 'Full lengths for a lane of {lane:string}. Use the posted speed, or what drivers really do if it is more.',
    speed: 'Speed',
    merging: 'Merging taper',
    shoulder: 'Shoulder taper',
    shoulderNote: 'for a shoulder of {width:string}',
    buffer: 'Buffer',
    spacing: 'Cones apart, in the taper',
    tangent: 'Cones apart, along the lane',
    cones: 'Cones in the taper',
    caption: 'Lengths by speed, for a lane of {lane:string}',
    answer: 'At {speed:string}',
    first:
      'In the first minutes you set out what you carry. A taper that is too short is a start, not the end: lengthen it as help arrives, and ask for an arrow board.',
    upTo: 'Up to {speed:string}',
    from: 'From {speed:string}',
    formula:
      'W is the width of the lane and L the length of the taper, both in feet. S is the speed in mph. A shoulder taper is one third of L. The buffer is the stopping sight distance.',
    source: 'MUTCD, 11th edition (2023), section 6B.08 and tables 6B-2 to 6B-4; cone spacing: section 6K.01.',
  },
  warning: {
    title: 'Advance warning',
    lead: 'How far upstream of the taper the signs stand. Incident signs are fluorescent pink with a black legend.',
    caption: 'Distances of warning signs by kind of road',
    road: 'Road',
    nearest: 'Taper to the nearest sign',
    next: 'To the next sign',
    farthest: 'To the farthest sign',
    urbanSlow: 'City street, slow',
    urbanFast: 'City street, fast',
    rural: 'Rural road',
    freeway: 'Expressway or freeway',
    queue:
      'If the queue reaches a sign, the sign is too near. Move the warning back with the end of the queue, or send a vehicle there with its lights on.',
    source: 'MUTCD, 11th edition (2023), table 6B-1. Which speed counts as slow is set by the road agency.',
  },
  devices: {
    title: 'Cones and flares',
    lead: 'They warn and guide. They stop nobody.',
    spacing:
      'In the taper, cones stand at most as many feet apart as the speed limit in mph. Along the closed lane, at most twice that.',
    height: 'On fast roads and at night, cones are at least {height:string} high and retroreflective.',
    outward:
      'Walk facing traffic, carry the cones on the side away from it, and set out from the block toward the approaching cars.',
    flares:
      'Set flares at the spacing of cones, and replace them with cones when the scene will last. A flare burns for 15 to 30 minutes.',
    never: 'Never light a flare near fuel, vapor, a placarded vehicle or dry grass. Use electronic flares there.',
    pickUp: 'Pick up from the downstream end, back toward the taper. Advance warning comes in last.',
  },
  lights: {
    title: 'Vehicle markings and lights',
    lead: 'Be seen from far away, and blind nobody who is near.',
    rear: 'Large vehicles carry red and yellow chevrons across the rear, sloping down and out from the center at 45 degrees.',
    outline: 'Retroreflective tape that draws the outline tells a driver how wide and how near you are.',
    parked:
      'Once parked at night, use only the warning lights you need. Fewer, slower flashes are easier to steer past.',
    white: 'Turn off headlights and white lights that face drivers. Point scene lights down, at the work.',
    board: 'An arrow board shows an arrow only when a lane is closed. On the shoulder, use the caution pattern.',
    relief: 'When cones and signs stand, they do the warning, and more vehicles can go dark.',
  },
  garments: {
    title: 'High-visibility garments',
    lead: 'Worn by everyone on foot in the right of way, from the first step.',
    classTwo: 'Class 2: a vest. The least that anyone wears near traffic.',
    classThree:
      'Class 3: with sleeves, and more bright and reflective area. At night, in bad weather, and on roads faster than 50 mph.',
    typeP: 'Type P garments are made for public safety: they tear away, and leave radio and sidearm within reach.',
    turnout:
      'Firefighters who face flame, heat or hazardous materials may wear retroreflective turnout gear. Put the vest on when that work is over.',
    closed: 'An open vest is half a vest. A dirty or faded one no longer counts.',
    source: 'ANSI/ISEA 107-2020; MUTCD, 11th edition (2023), part 6, worker safety apparel.',
  },
  hazmat: {
    title: 'Hazardous materials and the ERG',
    lead: 'Stop, stay back, and read before you walk.',
    back: 'Stay uphill, upwind and upstream. Keep others out, and keep vehicles from idling near vapor.',
    number:
      'Read the four-digit number on the placard with binoculars. Find it in the yellow pages; a name is in the blue ones.',
    guide: 'They lead to an orange guide: hazards on the left page, what to do on the right.',
    green: 'If the entry is highlighted, the green pages give the distances to isolate and to protect.',
    unknown: 'No number and no name: use guide 111 until someone knows more.',
    call: 'CHEMTREC answers day and night:',
    electric:
      'A damaged battery of an electric vehicle can burn again hours later. Tell the tow operator, and store it {distance:string} from anything else.',
    source: 'PHMSA, Emergency Response Guidebook (ERG), edition 2024.',
  },
  duration: {
    title: 'How long it will last',
    lead: 'Estimate within the first minutes, and set up for that long.',
    caption: 'Classes of incidents by expected duration',
    kind: 'Class',
    time: 'Expected duration',
    setUp: 'What to set up',
    minor: 'Minor',
    minorTime: 'Under {from:string}',
    minorDo: 'Vehicle lights and a few cones or flares. Best of all: move it to the shoulder or the next exit.',
    intermediate: 'Intermediate',
    intermediateTime: '{from:string} to {to:string}',
    intermediateDo:
      'A taper, a buffer and pink signs. Transportation is called, and someone watches the end of the queue.',
    major: 'Major',
    majorTime: 'More than {to:string}',
    majorDo: 'Full traffic control as in a work zone: arrow board, message signs, detour, and relief for the crew.',
    source: 'MUTCD, 11th edition (2023), chapter 6O.',
  },
  moveOver: {
    title: 'What Move Over asks of drivers',
    lead: 'Every state has such a law. Whom it protects, and the fine, differ: look up your state’s text before you quote it.',
    change:
      'On a road with more than one lane in a direction, a driver leaves the lane beside a stopped vehicle with flashing lights.',
    slow: 'Where that is not possible or not safe, the driver slows down well below the limit.',
    whom: 'In this state’s program it is taught for all who work at the roadside: police, fire, EMS, tow operators, road crews and service patrols.',
    trust: 'Do not rely on it. Work as if the next driver had not read it.',
  },
  clearance: {
    title: 'Quick clearance and abandoned vehicles',
    lead: 'Lanes first. What can wait, waits for quieter traffic.',
    driver: 'Driver removal: in a minor crash without injury, drivers move their own cars out of the lanes.',
    authority:
      'Authority removal: in this state’s program, an agency may have vehicles and cargo moved from the travel lanes without the owner’s consent.',
    push: 'Use a push bumper or drag a disabled car to the shoulder. Mark its position first if someone has to measure.',
    abandoned:
      'An abandoned vehicle on the shoulder is a fixed object. Look for people, tag it with date and time, report plate and place.',
    hazard:
      'Have it towed at once when it stands near a lane, in a curve, under a bridge, or where others will stop to look.',
    fluids:
      'Small amounts of the vehicle’s own fluids can be covered and swept by trained crews. They are no reason to hold a lane.',
  },
  sources: 'Sources',
  disclaimer: 'This page helps you remember. Your agency’s procedures and your state’s law come first.',
} satisfies BaseTranslation

export default en_resources
