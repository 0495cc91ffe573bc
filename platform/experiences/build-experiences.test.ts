import { buildExperiences } from './build-experiences';

const experiences = buildExperiences();

test('[VO-11] the same experiences are generated every time, each with a unique id', () => {
  expect(buildExperiences()).toEqual(experiences);
  expect(new Set(experiences.map(({ id }) => id)).size).toBe(experiences.length);
});

test('[VO-11] every category, both prices and both tickets occur, and beaches are near water', () => {
  const valuesOf = (key: 'category' | 'pricing' | 'ticket') => new Set(experiences.map((each) => each[key]));
  expect(valuesOf('category')).toEqual(new Set(['City', 'Outdoors', 'Wellness', 'ArtsAndCulture', 'Beach']));
  expect(valuesOf('pricing')).toEqual(new Set(['PerPerson', 'PerGroup']));
  expect(valuesOf('ticket')).toEqual(new Set(['MobileOnly', 'Paper']));
  const inMoab = experiences.filter(({ marketId }) => marketId === 'moab');
  expect(inMoab.length).toBeGreaterThan(0);
  expect(inMoab.filter(({ category }) => category === 'Beach')).toEqual([]);
});

test('[VO-11] no text has an unfilled slot, and prices are whole', () => {
  for (const { title, summary, description, meetingPoint, priceMinor } of experiences) {
    expect(`${title} ${summary} ${description} ${meetingPoint.directions}`).not.toMatch(/[{}[\]]|undefined/);
    expect(description.split('\n\n')).toHaveLength(2);
    expect(priceMinor % 100).toBe(0);
    expect(priceMinor).toBeGreaterThan(0);
  }
});
