-- Each request of a home reads the other homes of its company.
create index listings_by_company on listings ((content #>> '{host,companyId}'));
