import { sql, type Kysely } from 'kysely';

/** Columns that searches filter by: the kind of a home and its beds, filled for existing homes from their content. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table listings add column home_kind text, add column beds integer;
    update listings set
      home_kind = case
      when content->>'propertyType' in ('beach house', 'saltbox', 'bungalow', 'timber house', 'adobe', 'ranch house', 'lake house', 'pool house') then 'House'
      when content->>'propertyType' in ('cottage', 'casita', 'guest cottage') then 'Cottage'
      when content->>'propertyType' in ('log cabin', 'A-frame', 'chalet', 'cabin', 'lodge', 'lake cabin') then 'Cabin'
      when content->>'propertyType' in ('condo', 'apartment', 'loft', 'garden flat', 'studio') then 'Apartment'
      when content->>'propertyType' in ('townhouse', 'row house') then 'Townhouse'
      when content->>'propertyType' in ('villa') then 'Villa'
      when content->>'propertyType' in ('farmhouse', 'converted barn', 'carriage house') then 'Farmhouse'
      when content->>'propertyType' in ('tree house', 'tiny house', 'boathouse') then 'Unique'
      else 'House'
      end,
      beds = (
        select coalesce(sum(count::integer), 0)
        from jsonb_path_query(content, '$.layout.bedrooms[*].beds[*].count') as count
      );
    alter table listings alter column home_kind set not null, alter column beds set not null;
    create index listings_by_amenity on listings using gin (amenities);
  `.execute(database);
}
