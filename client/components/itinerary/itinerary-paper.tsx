import { type Itinerary, itineraryFacts } from '#domain/booking/itinerary.ts';

export interface ItineraryPaperProps {
  readonly itinerary: Itinerary;
  readonly brandName: string;
}

/** The printed form of an itinerary. */
export const ItineraryPaper = ({ itinerary, brandName }: ItineraryPaperProps) => (
  <>
    <p className="brand">{brandName}</p>
    <h1>{itinerary.homeName}</h1>
    <p>{itinerary.place}</p>
    <dl>
      {itineraryFacts(itinerary).map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </>
);
