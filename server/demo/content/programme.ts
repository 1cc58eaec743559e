import { COURSE_TYPE } from '../../../src/domain/course.ts'
import { LESSON_PICTURES, type LessonPicture } from '../../../src/domain/lesson-picture.ts'
import type { CategorySource, CourseSource } from './programme.types.ts'

export const categories: readonly CategorySource[] = [
  { key: 'responder', name: { en: 'Responder', tr: 'Müdahale ekibi', ar: 'المستجيبون' }, picture: 'responder' },
  {
    key: 'towing',
    name: { en: 'Towing and recovery', tr: 'Çekici ve kurtarma', ar: 'السحب والاسترداد' },
    picture: 'towing',
  },
  {
    key: 'instructorDevelopment',
    name: { en: 'Instructor development', tr: 'Eğitmen gelişimi', ar: 'تطوير المدرّبين' },
    picture: 'instructor',
  },
  {
    key: 'infrastructure',
    name: { en: 'Infrastructure', tr: 'Altyapı', ar: 'البنية التحتية' },
    picture: 'infrastructure',
  },
  { key: 'refresher', name: { en: 'Refresher', tr: 'Tazeleme', ar: 'دورات التنشيط' }, picture: 'refresher' },
]

/** The lessons of the online responder course, in the order in which they unlock: each has its picture. */
export const lessonSlugs = LESSON_PICTURES

export type LessonSlug = LessonPicture

export const courses = [
  {
    key: 'responder-online',
    order: 1,
    title: {
      en: 'National TIM Responder Course (online)',
      tr: 'Ulusal TIM Müdahale Ekibi Eğitimi (çevrim içi)',
      ar: 'الدورة الوطنية للمستجيبين لحوادث المرور (عبر الإنترنت)',
    },
    description: {
      en: 'Nine lessons, each a short video and a quiz, for everyone who works on the road: police, fire, EMS, towing, transportation and dispatch. Learn to protect the scene, share command, move traffic past the work and open the road again. Study at your own pace and pick up on any device where you stopped.',
      tr: 'Yolda çalışan herkes için her biri kısa bir video ve sınavdan oluşan dokuz ders: polis, itfaiye, acil sağlık, çekici, ulaştırma ve sevk merkezi. Olay yerini korumayı, komutayı paylaşmayı, trafiği güvenle geçirmeyi ve yolu yeniden açmayı öğrenin. Kendi hızınızda ilerleyin, kaldığınız yerden istediğiniz cihazda sürdürün.',
      ar: 'تسعة دروس، في كل منها مقطع فيديو قصير واختبار، لكل من يعمل على الطريق: الشرطة والإطفاء والإسعاف والسحب والنقل ومراكز البلاغات. تعلّم كيف تحمي موقع الحادث وتتشارك القيادة وتنظّم مرور المركبات ثم تعيد فتح الطريق. ادرس بالسرعة التي تناسبك، وأكمل من حيث توقفت على أي جهاز.',
    },
    audience: {
      en: 'Everyone who works at the roadside: police, fire, EMS, towing, transportation and dispatch. No experience is needed.',
      tr: 'Yol kenarında çalışan herkes: polis, itfaiye, acil sağlık, çekici, ulaştırma ve sevk merkezi. Deneyim gerekmez.',
      ar: 'كل من يعمل على جانب الطريق: الشرطة والإطفاء والإسعاف والسحب والنقل ومراكز البلاغات. لا حاجة إلى خبرة سابقة.',
    },
    teaches: [
      {
        en: 'Size up a scene and report it so that the right help comes',
        tr: 'Olay yerini değerlendirip doğru yardımın gelmesini sağlayacak biçimde bildirmek',
        ar: 'تقييم موقع الحادث والإبلاغ عنه بما يجلب المساعدة المناسبة',
      },
      {
        en: 'Place your vehicle so that it shields people on foot',
        tr: 'Aracınızı yaya çalışanları koruyacak biçimde konumlandırmak',
        ar: 'إيقاف مركبتك في موضع يحمي العاملين على أقدامهم',
      },
      {
        en: 'Share command with the other agencies',
        tr: 'Komutayı diğer kurumlarla paylaşmak',
        ar: 'تشارك القيادة مع الجهات الأخرى',
      },
      {
        en: 'Move traffic past the work and open the road again',
        tr: 'Trafiği güvenle geçirmek ve yolu yeniden açmak',
        ar: 'تمرير المركبات بأمان ثم إعادة فتح الطريق',
      },
    ],
    category: 'responder',
    typeId: COURSE_TYPE.standard,
    isOnline: true,
    published: true,
    totalCourseHours: 4,
    expiresAfterDays: 365,
    lessons: lessonSlugs,
  },
  {
    key: 'responder-class',
    order: 2,
    title: {
      en: 'National TIM Responder Course (in person)',
      tr: 'Ulusal TIM Müdahale Ekibi Eğitimi (yüz yüze)',
      ar: 'الدورة الوطنية للمستجيبين لحوادث المرور (حضورية)',
    },
    description: {
      en: 'The four-hour responder course in a classroom with people from the other agencies you meet at the roadside. Certified instructors lead a tabletop exercise on a scale-model interchange, so each discipline sees what the others need in the first fifteen minutes. Bring your high-visibility vest.',
      tr: 'Dört saatlik müdahale ekibi eğitimi, yol kenarında karşılaştığınız diğer kurumlardan kişilerle birlikte sınıfta verilir. Yetkili eğitmenler ölçekli bir kavşak maketinde masa başı tatbikatı yürütür; böylece her ekip, ilk on beş dakikada diğerlerinin neye ihtiyaç duyduğunu görür. Reflektif yeleğinizi getirin.',
      ar: 'دورة المستجيبين ومدتها أربع ساعات في قاعة تجمعك بأفراد من الجهات الأخرى التي تقابلها على الطريق. يدير مدرّبون معتمدون تمرينًا على مجسّم لتقاطع طرق، فيرى كل فريق ما تحتاج إليه بقية الفرق في الدقائق الخمس عشرة الأولى من الحادث. أحضر معك سترتك العاكسة عالية الوضوح.',
    },
    audience: {
      en: 'Responders of every agency who want to practise with the people they meet on the road.',
      tr: 'Yolda karşılaştığı kişilerle birlikte alıştırma yapmak isteyen bütün kurumların çalışanları.',
      ar: 'المستجيبون من كل الجهات ممن يريدون التدرّب مع من يقابلونهم على الطريق.',
    },
    teaches: [
      {
        en: 'Run the first fifteen minutes of an incident together',
        tr: 'Bir olayın ilk on beş dakikasını birlikte yürütmek',
        ar: 'إدارة الدقائق الخمس عشرة الأولى من الحادث معًا',
      },
      {
        en: 'Set up an incident space that each discipline can work in',
        tr: 'Her ekibin çalışabileceği bir olay alanı kurmak',
        ar: 'تجهيز موقع يستطيع كل فريق العمل فيه',
      },
      {
        en: 'Say what you need, and hear what the others need',
        tr: 'Neye ihtiyaç duyduğunuzu söylemek ve diğerlerini dinlemek',
        ar: 'التعبير عمّا تحتاج إليه وفهم حاجات الآخرين',
      },
    ],
    category: 'responder',
    typeId: COURSE_TYPE.standard,
    isOnline: false,
    published: true,
    totalCourseHours: 4,
    expiresAfterDays: 730,
    lessons: [],
  },
  {
    key: 'tow-operator',
    order: 3,
    title: {
      en: 'Tow and Recovery Operator Course',
      tr: 'Çekici ve Kurtarma Operatörü Eğitimi',
      ar: 'دورة مشغّلي مركبات السحب والاسترداد',
    },
    description: {
      en: 'A full day for operators of light and heavy wreckers. Half is in the classroom: approach and positioning, lane closures, cargo and fuel, working under unified command. Half is in the yard: rigging, winching a rollover, and clearing a loaded trailer quickly. Steel-toed boots and gloves are required.',
      tr: 'Hafif ve ağır çekici operatörleri için tam günlük eğitim. Yarısı sınıfta: yaklaşma ve konumlanma, şerit kapatma, yük ve yakıt, birleşik komuta altında çalışma. Yarısı sahada: donanım bağlama, devrilmiş aracı vinçle doğrultma ve yüklü bir dorseyi hızla kaldırma. Çelik burunlu bot ve eldiven zorunludur.',
      ar: 'يوم كامل لمشغّلي مركبات السحب الخفيفة والثقيلة. نصفه في القاعة: الاقتراب من الموقع واختيار مكان الوقوف، وإغلاق الحارات، والحمولة والوقود، والعمل تحت قيادة موحّدة. ونصفه في الساحة: ربط الأحمال، ورفع مركبة منقلبة بالرافعة، وإزالة مقطورة محمّلة بسرعة. أحذية السلامة والقفازات إلزامية.',
    },
    audience: {
      en: 'Operators of light and heavy wreckers who work on state highways.',
      tr: 'Eyalet yollarında çalışan hafif ve ağır çekici operatörleri.',
      ar: 'مشغّلو مركبات السحب الخفيفة والثقيلة العاملون على طرق الولاية.',
    },
    teaches: [
      {
        en: 'Approach and park at a scene without adding to it',
        tr: 'Olay yerine yaklaşıp tehlikeyi artırmadan park etmek',
        ar: 'الاقتراب من الموقع والوقوف فيه من دون زيادة الخطر',
      },
      {
        en: 'Rig and upright a rolled-over vehicle',
        tr: 'Devrilmiş bir aracı bağlayıp doğrultmak',
        ar: 'ربط مركبة منقلبة ورفعها',
      },
      {
        en: 'Clear a loaded trailer quickly',
        tr: 'Yüklü bir dorseyi hızla kaldırmak',
        ar: 'إزالة مقطورة محمّلة بسرعة',
      },
    ],
    category: 'towing',
    typeId: COURSE_TYPE.towTruck,
    isOnline: false,
    published: true,
    totalCourseHours: 8,
    expiresAfterDays: 1095,
    lessons: [],
  },
  {
    key: 'train-the-trainer',
    order: 4,
    title: { en: 'TIM Train-the-Trainer', tr: 'TIM Eğitici Eğitimi', ar: 'دورة إعداد مدرّبي إدارة حوادث المرور' },
    description: {
      en: 'Ten hours over two days for experienced responders who will teach the responder course in their own region. You practise teaching a lesson, run the tabletop exercise and learn to mix disciplines in one room. A current responder certificate and two years at the roadside are needed to take a seat.',
      tr: 'Müdahale ekibi eğitimini kendi bölgesinde verecek deneyimli çalışanlar için iki güne yayılan on saat. Ders anlatma alıştırması yapar, masa başı tatbikatı yönetir ve farklı meslekleri aynı sınıfta buluşturmayı öğrenirsiniz. Katılım için geçerli bir müdahale ekibi sertifikası ve yolda iki yıl deneyim gerekir.',
      ar: 'عشر ساعات على مدى يومين للمستجيبين ذوي الخبرة ممن سيدرّسون دورة المستجيبين في مناطقهم. تتدرّب على شرح درس كامل، وتدير التمرين على المجسّم، وتتعلّم كيف تجمع تخصصات مختلفة في قاعة واحدة. يشترط للتسجيل شهادة مستجيب سارية المفعول وخبرة سنتين في العمل على جانب الطريق.',
    },
    audience: {
      en: 'Experienced responders who will teach the responder course in their own region.',
      tr: 'Müdahale ekibi eğitimini kendi bölgesinde verecek deneyimli çalışanlar.',
      ar: 'المستجيبون ذوو الخبرة ممن سيدرّسون دورة المستجيبين في مناطقهم.',
    },
    teaches: [
      {
        en: 'Teach a lesson and keep a mixed class with you',
        tr: 'Ders anlatmak ve karma bir sınıfın ilgisini korumak',
        ar: 'شرح درس والحفاظ على انتباه صف متنوّع',
      },
      {
        en: 'Run the tabletop exercise',
        tr: 'Masa başı tatbikatını yürütmek',
        ar: 'إدارة التمرين على المجسّم',
      },
      {
        en: 'Plan a class, keep its roster and complete it',
        tr: 'Bir sınıfı planlamak, yoklamasını tutmak ve tamamlamak',
        ar: 'التخطيط لصف وتسجيل حضوره وإتمامه',
      },
    ],
    category: 'instructorDevelopment',
    typeId: COURSE_TYPE.instructor,
    isOnline: false,
    published: true,
    totalCourseHours: 10,
    expiresAfterDays: 1095,
    prerequisite: 'responder-online',
    lessons: [],
  },
  {
    key: 'cable-barrier',
    order: 5,
    title: {
      en: 'Cable Barrier Response',
      tr: 'Çelik Halatlı Bariyer Müdahalesi',
      ar: 'التعامل مع حواجز الكابلات',
    },
    description: {
      en: 'What to do when a vehicle is caught in a high-tension median cable. How the barrier works, where it stores energy, why cables are not cut while a vehicle or a patient leans on them, how to release tension at a turnbuckle, and whom to call for the repair. Two hours with a full-size section of barrier.',
      tr: 'Bir araç refüjdeki yüksek gerilimli çelik halata takıldığında ne yapılır? Bariyerin nasıl çalıştığı, enerjiyi nerede biriktirdiği, bir araç veya yaralı halata dayanırken halatın neden kesilmediği, gerginliğin gerdirme somunundan nasıl boşaltıldığı ve onarım için kimin aranacağı. Gerçek boyutlu bariyerle iki saat.',
      ar: 'ماذا تفعل عندما تعلق مركبة في كابلات الحاجز الوسطي المشدودة بقوة؟ كيف يعمل الحاجز وأين تُختزن الطاقة فيه، ولماذا لا تُقطع الكابلات ما دامت مركبة أو مصاب يستند إليها، وكيف يُرخى الشد من وصلة الشد، وبمن تتصل لإصلاح الحاجز. ساعتان من التدريب على جزء من الحاجز بحجمه الحقيقي.',
    },
    audience: {
      en: 'Anyone who may find a vehicle in a median cable: fire, towing, maintenance crews and patrols.',
      tr: 'Refüj halatına takılmış bir araçla karşılaşabilecek herkes: itfaiye, çekici, bakım ekipleri ve devriyeler.',
      ar: 'كل من قد يجد مركبة عالقة في كابلات الحاجز: الإطفاء والسحب وفرق الصيانة والدوريات.',
    },
    teaches: [
      {
        en: 'Tell where a cable holds its energy',
        tr: 'Halatın enerjiyi nerede biriktirdiğini görmek',
        ar: 'معرفة موضع الطاقة المختزنة في الكابل',
      },
      {
        en: 'Release tension at a turnbuckle',
        tr: 'Gerginliği gerdirme somunundan boşaltmak',
        ar: 'إرخاء الشد من وصلة الشد',
      },
      {
        en: 'Decide when a cable must not be cut',
        tr: 'Halatın ne zaman kesilmemesi gerektiğine karar vermek',
        ar: 'تحديد متى لا يجوز قطع الكابل',
      },
    ],
    category: 'infrastructure',
    typeId: COURSE_TYPE.standard,
    isOnline: false,
    published: true,
    totalCourseHours: 2,
    expiresAfterDays: 1095,
    lessons: [],
  },
  {
    key: 'refresher',
    order: 6,
    title: {
      en: 'TIM Responder Refresher',
      tr: 'TIM Müdahale Ekibi Tazeleme Eğitimi',
      ar: 'دورة تنشيطية للمستجيبين لحوادث المرور',
    },
    description: {
      en: 'Ninety minutes for responders whose certificate is close to its end. You go over what has changed in traffic control at incidents, walk through three recent struck-by cases from the region, and practise positioning and a size-up report. Passing it renews your responder certificate for two years.',
      tr: 'Sertifikasının süresi dolmak üzere olan ekipler için doksan dakika. Olay yerinde trafik kontrolünde nelerin değiştiğini gözden geçirir, bölgeden üç yakın tarihli araç çarpması olayını inceler, konumlanma ve durum bildirimi alıştırması yaparsınız. Başaranların müdahale ekibi sertifikası iki yıl yenilenir.',
      ar: 'تسعون دقيقة للمستجيبين الذين اقترب انتهاء شهاداتهم. تراجع ما تغيّر في ضبط المرور عند الحوادث، وتناقش ثلاث حالات دهس حديثة لمستجيبين في المنطقة، وتتدرّب على اختيار موضع المركبة وعلى بلاغ تقييم الموقع. من يجتاز الدورة تُجدَّد شهادته بصفته مستجيبًا لمدة سنتين من تاريخ الدورة.',
    },
    audience: {
      en: 'Responders whose certificate is close to its end.',
      tr: 'Sertifikasının süresi dolmak üzere olan müdahale ekipleri.',
      ar: 'المستجيبون الذين اقترب انتهاء شهاداتهم.',
    },
    teaches: [
      {
        en: 'Use what has changed in traffic control at incidents',
        tr: 'Olay yerinde trafik kontrolündeki yenilikleri uygulamak',
        ar: 'تطبيق ما تغيّر في ضبط المرور عند الحوادث',
      },
      {
        en: 'Learn from recent struck-by cases',
        tr: 'Yakın tarihli araç çarpması olaylarından ders çıkarmak',
        ar: 'الاستفادة من حالات الدهس الحديثة',
      },
      {
        en: 'Give a size-up report that others can act on',
        tr: 'Başkalarının harekete geçebileceği bir durum bildirimi vermek',
        ar: 'تقديم بلاغ تقييم يمكن للآخرين العمل به',
      },
    ],
    category: 'refresher',
    typeId: COURSE_TYPE.standard,
    isOnline: false,
    published: true,
    totalCourseHours: 1.5,
    expiresAfterDays: 730,
    lessons: [],
  },
] as const satisfies readonly CourseSource[]

export type CourseKey = (typeof courses)[number]['key']
