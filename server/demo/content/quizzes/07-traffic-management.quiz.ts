import type { QuestionSource } from '../content.types.ts'

export const trafficManagementQuiz: readonly QuestionSource[] = [
  {
    scene: 'pink-signs',
    prompt: {
      en: 'You unload signs for a crash that will last three hours. Which kind is meant for incidents?',
      tr: 'Üç saat sürecek bir kaza için levha indiriyorsunuz. Hangileri olaylar içindir?',
      ar: 'تُنزل لوحات لحادث سيستمر ثلاث ساعات. أي نوع مخصص للحوادث؟',
    },
    choices: [
      { text: { en: 'Green with white letters', tr: 'Yeşil zemin, beyaz yazı', ar: 'خضراء بحروف بيضاء' } },
      { text: { en: 'White with red letters', tr: 'Beyaz zemin, kırmızı yazı', ar: 'بيضاء بحروف حمراء' } },
      {
        correct: true,
        text: {
          en: 'Fluorescent pink with black letters',
          tr: 'Parlak pembe zemin, siyah yazı',
          ar: 'وردية فاقعة بحروف سوداء',
        },
      },
      { text: { en: 'Blue with yellow letters', tr: 'Mavi zemin, sarı yazı', ar: 'زرقاء بحروف صفراء' } },
    ],
    explanation: {
      en: 'Pink with black is the color of incident signs in the MUTCD. Green guides drivers, and orange is for planned work.',
      tr: 'MUTCD’de olay levhalarının rengi siyah yazılı pembedir. Yeşil yön gösterir, turuncu planlı yol çalışmasıdır.',
      ar: 'الوردي بحروف سوداء هو لون لوحات الحوادث في دليل MUTCD. والأخضر للإرشاد، والبرتقالي للأعمال المخططة.',
    },
  },
  {
    scene: 'pink-signs',
    prompt: {
      en: 'Why do incident signs not use the orange of road work?',
      tr: 'Olay levhaları neden yol çalışmasının turuncusunu kullanmaz?',
      ar: 'لماذا لا تستخدم لوحات الحوادث لون أعمال الطرق البرتقالي؟',
    },
    choices: [
      { text: { en: 'Orange cannot be seen at night', tr: 'Turuncu gece görünmez', ar: 'لأن البرتقالي لا يُرى ليلًا' } },
      {
        correct: true,
        text: {
          en: 'So that drivers expect something unplanned',
          tr: 'Sürücüler planlanmamış bir durum beklesin diye',
          ar: 'ليتوقع السائقون أمرًا غير مخطط',
        },
      },
      { text: { en: 'Pink paint is cheaper', tr: 'Pembe boya daha ucuzdur', ar: 'لأن الطلاء الوردي أرخص' } },
    ],
    explanation: {
      en: 'A work zone is planned and laid out in full. Pink tells drivers that this is an emergency, with people and vehicles in unusual places.',
      tr: 'Yol çalışması planlıdır ve tam kuruludur. Pembe, sürücülere bunun acil bir durum olduğunu, insan ve araçların beklenmedik yerlerde bulunduğunu söyler.',
      ar: 'منطقة الأعمال مخططة ومجهزة بالكامل. أما الوردي فيخبر السائق بحالة طارئة فيها ناس ومركبات في أماكن غير معتادة.',
    },
  },
  {
    scene: 'advance-warning',
    prompt: {
      en: 'The queue already reaches 2,000 feet upstream. Where does the first warning go?',
      tr: 'Kuyruk olay yerinin gerisine doğru 2.000 fite ulaştı. İlk uyarı nereye konur?',
      ar: 'وصل الطابور إلى 2000 قدم قبل الموقع. أين يوضع أول إنذار؟',
    },
    choices: [
      {
        text: { en: 'At the first cone of the taper', tr: 'Daraltmanın ilk konisine', ar: 'عند أول قمع في خط التضييق' },
      },
      { text: { en: 'At the middle of the queue', tr: 'Kuyruğun ortasına', ar: 'في منتصف الطابور' } },
      { text: { en: 'Beside the blocking vehicle', tr: 'Kapatma aracının yanına', ar: 'بجانب مركبة الحجز' } },
      {
        correct: true,
        text: { en: 'Before the end of the queue', tr: 'Kuyruğun sonundan önceye', ar: 'قبل نهاية الطابور' },
      },
    ],
    explanation: {
      en: 'The warning is for drivers who still move at full speed. They must read it before they reach the last stopped car.',
      tr: 'Uyarı, hâlâ tam hızla gelen sürücüler içindir. Onu, son duran arabaya varmadan okumalıdırlar.',
      ar: 'الإنذار موجّه إلى من يسيرون بالسرعة الكاملة. وعليهم قراءته قبل وصولهم إلى آخر سيارة متوقفة.',
    },
  },
  {
    scene: 'advance-warning',
    prompt: {
      en: 'Your scene is just past the top of a hill. Drivers would see your sign only from the top. What do you do?',
      tr: 'Olay yeriniz bir tepenin hemen ardında. Sürücüler levhanızı ancak tepeye varınca görecek. Ne yaparsınız?',
      ar: 'موقعك بعد قمة تل مباشرة، ولن يرى السائقون لوحتك إلا من القمة. ماذا تفعل؟',
    },
    choices: [
      {
        correct: true,
        text: { en: 'Place the sign before the hill', tr: 'Levhayı tepeden önceye koyarım', ar: 'أضع اللوحة قبل التل' },
      },
      {
        text: {
          en: 'Place a second sign next to the first',
          tr: 'İlkinin yanına ikinci bir levha koyarım',
          ar: 'أضع لوحة ثانية بجانب الأولى',
        },
      },
      {
        text: {
          en: 'Lean the sign against the patrol car',
          tr: 'Levhayı devriye aracına dayarım',
          ar: 'أسند اللوحة إلى سيارة الدورية',
        },
      },
      {
        text: {
          en: 'Rely on the lights of the blocking vehicle',
          tr: 'Kapatma aracının ışıklarına güvenirim',
          ar: 'أعتمد على أضواء مركبة الحجز',
        },
      },
    ],
    explanation: {
      en: 'Drivers need time to slow down. On hills and curves the warning moves farther upstream, to where it can be seen in time.',
      tr: 'Sürücülerin yavaşlamak için zamana ihtiyacı vardır. Tepe ve virajlarda uyarı, zamanında görülebileceği kadar geriye taşınır.',
      ar: 'يحتاج السائقون وقتًا للإبطاء. ففي التلال والمنعطفات يُنقل الإنذار إلى مسافة أبعد قبل الموقع حيث يُرى في الوقت المناسب.',
    },
  },
  {
    scene: 'the-taper',
    prompt: {
      en: 'What does a taper do?',
      tr: 'Daraltma ne işe yarar?',
      ar: 'ما وظيفة خط التضييق؟',
    },
    choices: [
      {
        text: {
          en: 'It marks where responders may park',
          tr: 'Görevlilerin nereye park edebileceğini gösterir',
          ar: 'يحدد أين يقف المستجيبون بمركباتهم',
        },
      },
      {
        correct: true,
        text: {
          en: 'It moves traffic out of the closed lane',
          tr: 'Trafiği kapalı şeritten çıkarır',
          ar: 'يُخرج المركبات من الحارة المغلقة',
        },
      },
      {
        text: {
          en: 'It stops a vehicle that has lost control',
          tr: 'Kontrolden çıkan aracı durdurur',
          ar: 'يوقف مركبة فقد سائقها السيطرة',
        },
      },
    ],
    explanation: {
      en: 'A taper is a slanting line of cones in the transition area. It shows drivers, a little at a time, that they must move over.',
      tr: 'Daraltma, geçiş alanındaki eğik koni hattıdır. Sürücülere şerit değiştirmeleri gerektiğini adım adım gösterir.',
      ar: 'خط التضييق صف مائل من الأقماع في منطقة الانتقال. يبيّن للسائقين تدريجيًا أن عليهم تغيير الحارة.',
    },
  },
  {
    scene: 'the-taper',
    cue: 1,
    prompt: {
      en: 'The speed limit is 60 mph and the closed lane is 12 feet wide. How long is a full taper?',
      tr: 'Hız sınırı saatte 60 mil, kapalı şerit 12 fit genişliğinde. Tam daraltma ne uzunluktadır?',
      ar: 'حد السرعة 60 ميلًا في الساعة وعرض الحارة المغلقة 12 قدمًا. كم طول خط التضييق الكامل؟',
    },
    choices: [
      { text: { en: '72 feet', tr: '72 fit', ar: '72 قدمًا' } },
      { text: { en: '120 feet', tr: '120 fit', ar: '120 قدمًا' } },
      { correct: true, text: { en: '720 feet', tr: '720 fit', ar: '720 قدمًا' } },
      { text: { en: '7,200 feet', tr: '7.200 fit', ar: '7200 قدم' } },
    ],
    explanation: {
      en: 'At 45 mph and above the length in feet is lane width times speed: 12 times 60 is 720 feet.',
      tr: 'Saatte 45 mil ve üstünde, fit olarak uzunluk şerit genişliği çarpı hızdır: 12 çarpı 60, 720 fit eder.',
      ar: 'عند 45 ميلًا في الساعة فأكثر، الطول بالأقدام هو عرض الحارة مضروبًا في السرعة: 12 في 60 يساوي 720 قدمًا.',
    },
  },
  {
    scene: 'cone-spacing',
    prompt: {
      en: 'The speed limit is 60 mph. What is the greatest space between cones in the taper?',
      tr: 'Hız sınırı saatte 60 mil. Daraltmada koniler arasındaki en büyük aralık nedir?',
      ar: 'حد السرعة 60 ميلًا في الساعة. ما أكبر مسافة بين الأقماع في خط التضييق؟',
    },
    choices: [
      { correct: true, text: { en: '60 feet', tr: '60 fit', ar: '60 قدمًا' } },
      { text: { en: '120 feet', tr: '120 fit', ar: '120 قدمًا' } },
      { text: { en: '300 feet', tr: '300 fit', ar: '300 قدم' } },
    ],
    explanation: {
      en: 'In a taper the space in feet is at most the speed limit. Wider gaps look like openings to drivers.',
      tr: 'Daraltmada fit olarak aralık en çok hız sınırı kadardır. Daha geniş boşluklar sürücülere geçit gibi görünür.',
      ar: 'في خط التضييق لا تزيد المسافة بالأقدام على حد السرعة. فالفراغات الأوسع تبدو للسائقين ممرًا.',
    },
  },
  {
    scene: 'cone-spacing',
    cue: 1,
    prompt: {
      en: 'You have finished the taper on a 50 mph road and now mark the straight lane beside the work. Up to how far apart may the cones stand?',
      tr: 'Saatte 50 millik bir yolda daraltmayı bitirdiniz, şimdi çalışmanın yanındaki düz şeridi işaretliyorsunuz. Koniler en çok ne kadar aralıklı olabilir?',
      ar: 'أنهيت خط التضييق في طريق سرعته 50 ميلًا في الساعة، وتحدد الآن الحارة المستقيمة بجانب العمل. كم تبلغ أكبر مسافة بين الأقماع؟',
    },
    choices: [
      { text: { en: '25 feet', tr: '25 fit', ar: '25 قدمًا' } },
      { text: { en: '50 feet', tr: '50 fit', ar: '50 قدمًا' } },
      { text: { en: '500 feet', tr: '500 fit', ar: '500 قدم' } },
      { correct: true, text: { en: '100 feet', tr: '100 fit', ar: '100 قدم' } },
    ],
    explanation: {
      en: 'Along a straight lane the space may be twice that of the taper: twice 50 is 100 feet.',
      tr: 'Düz şerit boyunca aralık daraltmadakinin iki katı olabilir: 50’nin iki katı 100 fittir.',
      ar: 'على طول الحارة المستقيمة يمكن أن تكون المسافة ضعف ما في خط التضييق: ضعف 50 هو 100 قدم.',
    },
  },
  {
    scene: 'end-of-queue',
    prompt: {
      en: 'An hour later the queue has grown past your first warning sign. What is the danger, and what do you do?',
      tr: 'Bir saat sonra kuyruk ilk uyarı levhanızı geçti. Tehlike nedir, ne yaparsınız?',
      ar: 'بعد ساعة تجاوز الطابور لوحة إنذارك الأولى. ما الخطر وماذا تفعل؟',
    },
    choices: [
      {
        text: {
          en: 'None: the stopped cars are warning enough',
          tr: 'Tehlike yok: duran arabalar yeterince uyarır',
          ar: 'لا خطر: السيارات المتوقفة إنذار كافٍ',
        },
      },
      {
        correct: true,
        text: {
          en: 'Crashes at its end: move the warning back',
          tr: 'Sonunda kaza: uyarıyı geriye taşırım',
          ar: 'حوادث عند نهايته: أرجع الإنذار إلى الخلف',
        },
      },
      {
        text: { en: 'Confusion: take the sign down', tr: 'Karışıklık: levhayı kaldırırım', ar: 'الارتباك: أزيل اللوحة' },
      },
    ],
    explanation: {
      en: 'Drivers who meet a stopped queue without warning crash into it. The warning moves back with the end of the queue.',
      tr: 'Duran kuyrukla uyarısız karşılaşan sürücüler ona çarpar. Uyarı, kuyruğun sonuyla birlikte geriye taşınır.',
      ar: 'السائق الذي يفاجئه طابور متوقف يصطدم به. لذلك يُرجع الإنذار مع نهاية الطابور.',
    },
  },
]
